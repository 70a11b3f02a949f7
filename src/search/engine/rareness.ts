/**
 * What a word tells that stands in some of all sections: the fewer, the more. This is the inverse
 * document frequency of BM25.
 */
export const rarenessOf = (count: number, all: number): number =>
  Math.log(1 + (all - count + 0.5) / (count + 0.5));
