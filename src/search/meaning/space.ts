import type {MeaningsShard} from '../index-format';
import type {TermWeights} from './terms';

/** Where a text stands in the space, as a vector of length 1; nowhere without a known term. */
export type Meaning = Float32Array | undefined;

/** A space in which texts that are about the same are near each other. */
export type MeaningSpace = {meaningOf(terms: TermWeights): Meaning};

/** Between the nearness of what is the same and of what has nothing in common. */
const unknownNearness = 0.5;

/** How near two meanings are, from 0 to 1: the cosine between them. */
export function nearness(a: Meaning, b: Meaning): number {
  if (!a || !b) {
    return unknownNearness;
  }
  let sum = 0;
  for (let place = 0; place < a.length; place++) {
    sum += a[place]! * b[place]!;
  }
  return Math.max(0, sum);
}

/** Gives a vector the length 1, in place. */
function normalize(vector: Float32Array): Meaning {
  let sum = 0;
  for (const value of vector) {
    sum += value * value;
  }
  const length = Math.sqrt(sum);
  if (length === 0) {
    return undefined;
  }
  for (let column = 0; column < vector.length; column++) {
    vector[column]! /= length;
  }
  return vector;
}

/** Reads the space that the build learned. */
export function readSpace({dimensions, terms, scales, vectors}: MeaningsShard): MeaningSpace {
  const bytes = Int8Array.from(atob(vectors), (sign) => sign.charCodeAt(0));
  const places = new Map(terms.map((term, place) => [term, place]));
  return {
    meaningOf(weights) {
      const meaning = new Float32Array(dimensions);
      for (const [term, weight] of weights) {
        const place = places.get(term);
        if (place !== undefined) {
          const factor = weight * scales[place]!;
          for (let column = 0; column < dimensions; column++) {
            meaning[column]! += factor * bytes[place * dimensions + column]!;
          }
        }
      }
      return normalize(meaning);
    },
  };
}
