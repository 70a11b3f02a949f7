import {rarenessOf} from './rareness';

/** How fast more of a term stops to count, and how much it counts less in a long field. */
const saturation = 1.2;
const lengthShare = 0.6;

/**
 * Makes what tells how much a term says of the sections that have it, by BM25.
 *
 * @see Robertson and Zaragoza: The Probabilistic Relevance Framework: BM25 and Beyond, 2009
 * @param having how many sections have the term
 * @param all how many there are
 * @param averageLength of a section, in different terms
 * @returns takes how often the term is in a section, and the length of that
 */
export function createWeigher(having: number, all: number, averageLength: number) {
  const rareness = rarenessOf(having, all);
  return (count: number, length: number): number => {
    const norm = 1 - lengthShare + (lengthShare * length) / averageLength;
    return (rareness * count * (saturation + 1)) / (count + saturation * norm);
  };
}
