import type {Concept} from '../language/concepts';
import {groupByPage, inOrder, type FoundSection} from './group-by-page';
import {scoreSections, type ScoredSections} from './score-sections';
import type {TagIndex} from './tag-index';
import {weighConcepts} from './weigh-concepts';

/** What is not of the context comes after what is as good. */
const othersShare = 0.7;

/** How much of a query a section must have, so that it counts as found; short ones in full. */
const neededOf = (conceptCount: number) => (conceptCount < 3 ? 1 : 0.3);

/** The places of the sections that have enough of a query. */
function covering({places, coverages}: ScoredSections, needed: number): Uint32Array {
  const enough = new Uint32Array(places.length);
  let count = 0;
  for (const place of places) {
    if (coverages[place]! >= needed) {
      enough[count++] = place;
    }
  }
  return enough.subarray(0, count);
}

export type RankedSections = {
  /** How many were found. */
  total: number;
  /** Gives them, the best first; those of a page stand together. */
  sections: Iterable<FoundSection>;
};

/**
 * Finds the sections that match a query.
 *
 * @param first what the context names; its sections come before others that are as good
 * @param others
 * @param concepts of the query
 */
export function rankSections(
  first: TagIndex[],
  others: TagIndex[],
  concepts: Concept[],
): RankedSections {
  const weighed = weighConcepts([...first, ...others], concepts);
  const scored = [...first, ...others].map((index) => scoreSections(index, weighed));
  let most = 0;
  for (const {index, places, scores, coverages} of scored) {
    const share = first.includes(index) ? 1 : othersShare;
    for (const place of places) {
      scores[place]! *= share * index.worths[place]!;
      most = Math.max(most, coverages[place]!);
    }
  }
  const needed = Math.min(neededOf(concepts.length), most) - 1e-9;
  const found = scored.map((each) => ({...each, places: covering(each, needed)}));
  return {
    total: found.reduce((sum, {places}) => sum + places.length, 0),
    sections: inOrder(found.flatMap(groupByPage)),
  };
}
