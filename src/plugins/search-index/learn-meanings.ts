import {rarenessOf} from '../../search/engine/rareness';
import type {MeaningsShard} from '../../search/index-format';
import type {TermWeights} from '../../search/meaning/terms';

/** More of them tell finer differences, until each word is like itself alone. */
const mostDimensions = 64;
const fewestTermsEach = 5;

/** What fewer sections say tells little of what it has in common with others; versions repeat it. */
const fewestSections = 8;

/** Of the numbers of a vector; finer ones find nothing more. */
const largestNumber = 7;

/** After so many rounds the space hardly turns any more. */
const rounds = 8;

/** Rows of numbers in one array. */
type Matrix = {rows: number; columns: number; values: Float64Array};

/** The sections, each as the places of its terms and what they weigh; of length 1. */
type SparseRow = {terms: Uint32Array; weights: Float64Array};

const zeros = (rows: number, columns: number): Matrix => ({
  rows,
  columns,
  values: new Float64Array(rows * columns),
});

/** Numbers that look like chance, and are the same in each build. */
function arbitrary(rows: number, columns: number): Matrix {
  const matrix = zeros(rows, columns);
  let state = 1;
  for (let place = 0; place < matrix.values.length; place++) {
    // The "minimal standard" generator of Park and Miller, 1988.
    state = (state * 48_271) % 2_147_483_647;
    matrix.values[place] = state / 2_147_483_647 - 0.5;
  }
  return matrix;
}

/** Makes the columns of a matrix stand at right angles, each of length 1 (Gram and Schmidt). */
function orthonormalize({rows, columns, values}: Matrix): void {
  const dot = (a: number, b: number) => {
    let sum = 0;
    for (let row = 0; row < rows; row++) {
      sum += values[row * columns + a]! * values[row * columns + b]!;
    }
    return sum;
  };
  for (let column = 0; column < columns; column++) {
    for (let other = 0; other < column; other++) {
      const share = dot(column, other);
      for (let row = 0; row < rows; row++) {
        values[row * columns + column]! -= share * values[row * columns + other]!;
      }
    }
    const length = Math.sqrt(dot(column, column)) || 1;
    for (let row = 0; row < rows; row++) {
      values[row * columns + column]! /= length;
    }
  }
}

/** The space of terms, multiplied by the sections and back. */
function turn(sections: SparseRow[], {rows, columns, values}: Matrix): Matrix {
  const turned = zeros(rows, columns);
  const sum = new Float64Array(columns);
  for (const {terms, weights} of sections) {
    sum.fill(0);
    terms.forEach((term, at) => {
      for (let column = 0; column < columns; column++) {
        sum[column]! += weights[at]! * values[term * columns + column]!;
      }
    });
    terms.forEach((term, at) => {
      for (let column = 0; column < columns; column++) {
        turned.values[term * columns + column]! += weights[at]! * sum[column]!;
      }
    });
  }
  return turned;
}

function toRow(section: TermWeights, places: Map<string, number>, rareness: number[]): SparseRow {
  const known = [...section].filter(([term]) => places.has(term));
  const terms = Uint32Array.from(known, ([term]) => places.get(term)!);
  const weights = Float64Array.from(known, ([, weight], at) => weight * rareness[terms[at]!]!);
  const length = Math.hypot(...weights) || 1;
  return {terms, weights: weights.map((weight) => weight / length)};
}

/** Whole numbers, of few digits so that they compress, and what to multiply them with. */
function toBytes(vector: Float64Array): {bytes: Int8Array; scale: number} {
  const scale = Math.max(...vector.map(Math.abs)) / largestNumber || 1;
  return {bytes: Int8Array.from(vector, (value) => Math.round(value / scale)), scale};
}

/**
 * Learns which terms mean alike, from the sections in which they stand: latent semantic analysis,
 * whose space is that of the largest singular vectors, found by orthogonal iteration.
 *
 * @param sections of all pages
 * @see https://doi.org/10.1002/(SICI)1097-4571(199009)41:6%3C391::AID-ASI1%3E3.0.CO;2-9
 */
export function learnMeanings(sections: TermWeights[]): MeaningsShard {
  const counts = new Map<string, number>();
  for (const term of sections.flatMap((section) => [...section.keys()])) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const terms = [...counts.keys()].filter((term) => counts.get(term)! >= fewestSections).sort();
  const places = new Map(terms.map((term, place) => [term, place]));
  const rareness = terms.map((term) => rarenessOf(counts.get(term)!, sections.length));
  const rows = sections.map((section) => toRow(section, places, rareness));
  const dimensions = Math.min(mostDimensions, Math.floor(terms.length / fewestTermsEach));
  let space = arbitrary(terms.length, dimensions);
  orthonormalize(space);
  for (let round = 0; round < rounds; round++) {
    space = turn(rows, space);
    orthonormalize(space);
  }
  const vectors = terms.map((_, place) =>
    toBytes(
      space.values
        .subarray(place * dimensions, (place + 1) * dimensions)
        .map((value) => value * rareness[place]!),
    ),
  );
  const bytes = new Uint8Array(terms.length * dimensions);
  vectors.forEach((vector, place) =>
    bytes.set(new Uint8Array(vector.bytes.buffer), place * dimensions),
  );
  return {
    dimensions,
    terms,
    scales: vectors.map(({scale}) => Number(scale.toPrecision(3))),
    vectors: Buffer.from(bytes).toString('base64'),
  };
}
