import type {QueryWord} from './query-words';
import type {TagIndex} from './tag-index';

/** Keeps words that are everywhere from weighing nothing. */
const base = 3;

/**
 * What each word of a query tells of its subject: a rare one tells more.
 *
 * @returns shares in the order of the words, which add up to 1
 */
export function weighWords(indexes: TagIndex[], words: QueryWord[]): number[] {
  const sections = indexes.reduce((sum, index) => sum + index.sections.length, 0);
  const weights = words.map((word) => {
    const found = indexes.reduce((sum, index) => sum + index.match(word).size, 0);
    return Math.log(base + sections / (1 + found));
  });
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}
