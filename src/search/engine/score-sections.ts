import {findSections, type FoundSections} from './find-sections';
import {createLikeness, type Likeness, type WeighedConcept} from './likeness';
import {selectBest} from './select-best';
import {titleCount, type SectionTexts} from './section-texts';
import type {Nearness, TagIndex} from './tag-index';
import {termsMeant} from './weigh-concepts';

// The shares below were tuned with the queries in `eval/` that are not for the figures, by
// `npm run eval:search`.

/** What a title, or a question of readers, adds when it is the query. */
const questionShare = 2;
const titleShare = 0.3;
const pageTitleShare = 0.3;
const pathShare = 0.5;

/** What a section adds that means what the query does. */
const meaningShare = 3;

/** How many of the first are looked at closely. */
const lookedAt = 100;

export type ScoredSections = Omit<FoundSections, 'firmness'> & {
  /** How near it is in meaning to the query, from 0 to 1; that of the best is looked at alone. */
  nearness: Float64Array;
  toQuery: Nearness;
};

/** How much more a section is worth for what its titles say, and readers ask that it answers. */
function closenessOf(
  place: number,
  {stems, textStarts, sectionStarts}: SectionTexts,
  likeness: Likeness,
): number {
  const like = (text: number) => likeness(stems, textStarts[text]!, textStarts[text + 1]!);
  const first = sectionStarts[place]!;
  let asked = 0;
  for (let text = first + titleCount; text < sectionStarts[place + 1]!; text++) {
    asked = Math.max(asked, like(text));
  }
  return (
    (1 + questionShare * asked) *
    (1 + titleShare * like(first)) *
    (1 + pageTitleShare * like(first + 1)) *
    (1 + pathShare * like(first + 2))
  );
}

/** Finds the sections of a tag that have anything of a query, and tells how well each serves it. */
export function scoreSections(index: TagIndex, concepts: WeighedConcept[]): ScoredSections {
  const {firmness, ...found} = findSections(index, concepts);
  const {places, scores} = found;
  for (const place of places) {
    // What covers little of a query counts less, but not as much less as it covers less.
    scores[place]! *= Math.sqrt(firmness[place]!);
  }
  const toQuery = index.nearnessTo(termsMeant(concepts));
  const likeness = createLikeness(concepts, index.texts.vocabulary);
  const nearness = new Float64Array(scores.length);
  for (const place of selectBest(places, scores, lookedAt)) {
    const near = toQuery.ofSection(place);
    nearness[place] = near;
    scores[place]! *= closenessOf(place, index.texts, likeness) * (1 + meaningShare * near);
  }
  return {...found, nearness, toQuery};
}
