import {editDistance} from './edit-distance';

/** Which letters a term has, as bits: two letters may share one. */
function lettersOf(term: string): number {
  let letters = 0;
  for (let place = 0; place < term.length; place++) {
    letters |= 1 << (term.charCodeAt(place) & 31);
  }
  return letters;
}

/** How many bits are set in 32 (Warren: Hacker's Delight, chapter 5). */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The word with each two of its neighboring letters in other order. */
const swapped = (word: string): Set<string> =>
  new Set(
    Array.from({length: word.length - 1}, (_, place) =>
      [word.slice(0, place), word[place + 1], word[place], word.slice(place + 2)].join(''),
    ),
  );

/**
 * @param terms
 * @returns what gives the places of the terms that have at most a number of letters (1 or more)
 *   other than a word, in their order; two letters that changed places count as one
 */
export function createNearest(terms: readonly string[]) {
  const letters = Int32Array.from(terms, lettersOf);
  const lengths = Uint16Array.from(terms, ({length}) => length);

  /** False for most of the terms that are too far: each mistake takes a letter, adds one, or both. */
  function mayBeNear(term: number, length: number, wordLetters: number, most: number): boolean {
    return (
      Math.abs(lengths[term]! - length) <= most &&
      countBits(wordLetters & ~letters[term]!) <= most &&
      countBits(letters[term]! & ~wordLetters) <= most
    );
  }

  return (word: string, mistakes: number): number[] => {
    const others = swapped(word);
    const wordLetters = lettersOf(word);
    const nearest: number[] = [];
    for (let term = 0; term < terms.length; term++) {
      if (
        mayBeNear(term, word.length, wordLetters, mistakes) &&
        (others.has(terms[term]!) || editDistance(word, terms[term]!, mistakes) <= mistakes)
      ) {
        nearest.push(term);
      }
    }
    return nearest;
  };
}
