import {fieldNames, fieldSet} from './section-fields';
import type {WeighedConcept} from './likeness';
import type {TagIndex} from './tag-index';

/** The sections of a tag that have concepts of a query; the columns have a number for each of all. */
export type FoundSections = {
  index: TagIndex;
  /** Their places, in order. */
  places: Uint32Array;
  scores: Float64Array;
  /** Share of the query that a section has, from 0 to 1: anywhere, and as far as it is about that. */
  coverages: Float64Array;
  firmness: Float64Array;
};

/** From this strength on a concept counts in full for what a section covers. */
const fullStrength = 0.5;

const ownFields = fieldSet(...fieldNames.filter((name) => name !== 'path'));

/**
 * @param index
 * @param concepts of a query
 * @returns the sections that have any of them, not in the titles above them alone
 */
export function findSections(index: TagIndex, concepts: WeighedConcept[]): FoundSections {
  const {length} = index.sections;
  const scores = new Float64Array(length);
  const coverages = new Float64Array(length);
  const firmness = new Float64Array(length);
  const fields = new Uint8Array(length);
  for (const {concept, weight} of concepts) {
    const matches = index.match(concept);
    for (let place = 0; place < length; place++) {
      if (matches.fields[place]) {
        const strength = matches.strengths[place]!;
        scores[place]! += weight * strength;
        coverages[place]! += weight;
        firmness[place]! += weight * Math.min(1, strength / fullStrength);
        fields[place]! |= matches.fields[place]!;
      }
    }
  }
  const places = new Uint32Array(length);
  let count = 0;
  for (let place = 0; place < length; place++) {
    if (fields[place]! & ownFields) {
      places[count++] = place;
    }
  }
  return {index, places: places.subarray(0, count), scores, coverages, firmness};
}
