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
/** Of a section's own title, that of its page, and its titles from the page's down. */
const titleShares = [0.3, 0.3, 0.5];

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
function closenessOf(place: number, texts: SectionTexts, likeness: Likeness): number {
  const {stems, textStarts, sectionStarts} = texts;
  const first = sectionStarts[place]!;
  const end = sectionStarts[place + 1]!;
  let closeness = 1;
  let asked = 0;
  for (let text = first, from = textStarts[first]!; text < end; text++) {
    const to = textStarts[text + 1]!;
    const like = likeness(stems, from, to);
    if (text < first + titleCount) {
      closeness *= 1 + titleShares[text - first]! * like;
    } else {
      asked = Math.max(asked, like);
    }
    from = to;
  }
  return closeness * (1 + questionShare * asked);
}

/** Finds the sections of a tag that have anything of a query, and tells how well each serves it. */
export function scoreSections(index: TagIndex, concepts: WeighedConcept[]): ScoredSections {
  const {firmness, ...found} = findSections(index, concepts);
  const {places, scores} = found;
  for (let at = 0; at < places.length; at++) {
    // What covers little of a query counts less, but not as much less as it covers less.
    scores[at]! *= Math.sqrt(firmness[at]!);
  }
  const toQuery = index.nearnessTo(termsMeant(concepts));
  const likeness = createLikeness(concepts, index.texts.vocabulary);
  const nearness = new Float64Array(scores.length);
  const best = selectBest(scores, lookedAt);
  for (let rank = 0; rank < best.length; rank++) {
    const at = best[rank]!;
    const place = places[at]!;
    const near = toQuery.ofSection(place);
    nearness[at] = near;
    scores[at]! *= closenessOf(place, index.texts, likeness) * (1 + meaningShare * near);
  }
  return {...found, nearness, toQuery};
}
