import {fieldNames, fieldSet} from './section-fields';
import type {WeighedConcept} from './likeness';
import type {TagIndex} from './tag-index';

/** The sections of a tag that have concepts of a query. */
export type FoundSections = {
  index: TagIndex;
  /** Their places, in order; the columns have a number for each. */
  places: Uint32Array;
  scores: Float64Array;
  /** Share of the query that a section has, from 0 to 1. */
  coverages: Float64Array;
};

/** From this strength on a concept counts in full for what a section covers. */
const fullStrength = 0.5;

const ownFields = fieldSet(...fieldNames.filter((name) => name !== 'path'));

/** By place, and all 0 between two tags, of which each takes as much of it as it has sections. */
let scores = new Float64Array(0);
let coverages = new Float64Array(0);
let firmness = new Float64Array(0);
let fields = new Uint8Array(0);

function makeRoom(length: number): void {
  if (length > fields.length) {
    scores = new Float64Array(length);
    coverages = new Float64Array(length);
    firmness = new Float64Array(length);
    fields = new Uint8Array(length);
  }
}

function addMatches(index: TagIndex, {concept, weight}: WeighedConcept): void {
  const matches = index.match(concept);
  for (let at = 0; at < matches.places.length; at++) {
    const place = matches.places[at]!;
    const strength = matches.strengths[at]!;
    scores[place]! += weight * strength;
    coverages[place]! += weight;
    firmness[place]! += weight * Math.min(1, strength / fullStrength);
    fields[place]! |= matches.fields[at]!;
  }
}

/** The places of the sections of which something was found, not in the titles above them alone. */
function takePlaces(length: number): Uint32Array {
  const places = new Uint32Array(length);
  let count = 0;
  for (let place = 0; place < length; place++) {
    if (fields[place]! & ownFields) {
      places[count++] = place;
    }
  }
  fields.fill(0, 0, length);
  return places.slice(0, count);
}

/** What a column has for the places; it is 0 everywhere then. */
function takeColumn(column: Float64Array, places: Uint32Array, length: number): Float64Array {
  const taken = new Float64Array(places.length);
  for (let at = 0; at < places.length; at++) {
    taken[at] = column[places[at]!]!;
  }
  column.fill(0, 0, length);
  return taken;
}

/**
 * @param index
 * @param concepts of a query
 * @returns the sections that have any of them, not in the titles above them alone
 */
export function findSections(index: TagIndex, concepts: WeighedConcept[]): FoundSections {
  const {length} = index.sections;
  makeRoom(length);
  concepts.forEach((concept) => addMatches(index, concept));
  const places = takePlaces(length);
  const found = {
    index,
    places,
    scores: takeColumn(scores, places, length),
    coverages: takeColumn(coverages, places, length),
  };
  const firm = takeColumn(firmness, places, length);
  for (let at = 0; at < places.length; at++) {
    // What covers little of a query counts less, but not as much less as it covers less.
    found.scores[at]! *= Math.sqrt(firm[at]!);
  }
  return found;
}
