import type {Concept} from '../language/concepts';
import type {CorrectedConcept} from './correct-concept';
import {findSections, type FoundSections} from './find-sections';
import {groupByPage, inOrder, type FoundSection} from './group-by-page';
import {lookAtBest} from './look-at-best';
import type {TagIndex} from './tag-index';
import {weighConcepts} from './weigh-concepts';

/** What is not of the context comes after what is as good. */
const othersShare = 0.7;

/** How much of a query a section must have, so that it counts as found; short ones in full. */
const neededOf = (conceptCount: number) => (conceptCount < 3 ? 1 : 0.3);

/**
 * Weighs the sections of a tag beside those of others, in place.
 *
 * @returns the most of the query that one of them has
 */
function weighSections({index, places, scores, coverages}: FoundSections, share: number): number {
  let most = 0;
  for (let at = 0; at < places.length; at++) {
    scores[at]! *= share * index.worths[places[at]!]!;
    most = Math.max(most, coverages[at]!);
  }
  return most;
}

/** The sections that have enough of a query. */
function covering({index, places, scores, coverages}: FoundSections, needed: number) {
  let count = 0;
  for (let at = 0; at < places.length; at++) {
    if (coverages[at]! >= needed) {
      places[count] = places[at]!;
      scores[count++] = scores[at]!;
    }
  }
  return {index, places: places.subarray(0, count), scores: scores.subarray(0, count)};
}

export type RankedSections = {
  /** How many were found. */
  total: number;
  /** Gives them, the best first; those of a page stand together. */
  sections: Iterable<FoundSection>;
  /** What was looked for. */
  concepts: CorrectedConcept[];
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
  const matching = [...first, ...others].map((index) => findSections(index, weighed));
  const most = matching.map((each) =>
    weighSections(each, first.includes(each.index) ? 1 : othersShare),
  );
  const needed = Math.min(neededOf(concepts.length), Math.max(0, ...most)) - 1e-9;
  const found = lookAtBest(matching, weighed).map((each) => covering(each, needed));
  return {
    total: found.reduce((sum, {places}) => sum + places.length, 0),
    sections: inOrder(found.flatMap(groupByPage)),
    concepts: weighed.map(({concept}) => concept),
  };
}
