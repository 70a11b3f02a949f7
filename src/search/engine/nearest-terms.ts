import {editDistance} from './edit-distance';

export type NearestTerms = {
  /** Places among the terms, in their order. */
  nearest: number[];
  /** How many letters of the word are wrong; infinite when nothing is near. */
  mistakes: number;
};

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
 * @returns what finds the terms that have the fewest other letters than a word, at most a number of
 *   them; two letters that changed places count as one
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

  return (word: string, mostMistakes: number): NearestTerms => {
    const others = swapped(word);
    const wordLetters = lettersOf(word);
    // The fewer mistakes, the fewer terms there are to compare; most words have one.
    for (let mistakes = 1; mistakes <= mostMistakes; mistakes++) {
      const nearest: number[] = [];
      for (let term = 0; term < terms.length; term++) {
        if (
          mayBeNear(term, word.length, wordLetters, mistakes) &&
          ((mistakes === 1 && others.has(terms[term]!)) ||
            editDistance(word, terms[term]!, mistakes) <= mistakes)
        ) {
          nearest.push(term);
        }
      }
      if (nearest.length > 0) {
        return {nearest, mistakes};
      }
    }
    return {nearest: [], mistakes: Infinity};
  };
}
