import {stopWords} from '../language/stop-words';
import {isIdentifier, stemsOf, wordsOf} from '../language/words';

/** The part of a sentence's words that its source has to have. */
const leastOverlap = 0.7;

const isExact = (word: string) => isIdentifier(word) || /\d/u.test(word);

/**
 * Tells whether a source says what a sentence says, as far as words show it: it has most of the
 * sentence's words, and all of its numbers and names from code.
 */
export function isSupported(sentence: string, source: string): boolean {
  const lowerCase = source.toLowerCase();
  const exact = wordsOf(sentence).filter(isExact);
  if (!exact.every((word) => lowerCase.includes(word.toLowerCase()))) {
    return false;
  }
  const known = new Set(stemsOf(source));
  const terms = stemsOf(sentence).filter((term) => !stopWords.has(term));
  const found = terms.filter((term) => known.has(term));
  return terms.length > 0 && found.length / terms.length >= leastOverlap;
}
