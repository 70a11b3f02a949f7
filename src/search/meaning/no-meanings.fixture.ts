import type {MeaningsShard} from '../index-format';

/** For tests of an index in which no word means anything. */
export const noMeanings: MeaningsShard = {dimensions: 1, terms: [], scales: [], vectors: ''};
