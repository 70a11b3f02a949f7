import type {TermWeights} from '../meaning/terms';
import type {FoundSections} from './find-sections';
import {createLikeness, type Likeness, type WeighedConcept} from './likeness';
import {titleCount, type SectionTexts} from './section-texts';
import type {Nearness} from './tag-index';
import {termsMeant} from './weigh-concepts';

// The shares below were tuned with the queries in `eval/` that are not for the figures, by
// `npm run eval:search`.

/** What a title, or a question of readers, adds when it is the query. */
const questionShare = 2;
/** Of a section's own title, that of its page, and its titles from the page's down. */
const titleShares = [0.3, 0.3, 0.5];

/** What a section adds that means what the query does. */
const meaningShare = 3;

/** How many are looked at closely, and those that are as good as the last of them. */
const lookedAt = 50;

export type ScoredSections = FoundSections & {
  /** How near they are in meaning to the query, from 0 to 1; 0 where that was not looked at. */
  nearness: Float64Array;
  toQuery: Nearness;
};

/** The least of the highest scores, so many of them; 0 where there are fewer. */
function leastOfBest(found: FoundSections[], most: number): number {
  const all = new Float64Array(found.reduce((sum, {scores}) => sum + scores.length, 0));
  let end = 0;
  for (const {scores} of found) {
    all.set(scores, end);
    end += scores.length;
  }
  return all.sort()[all.length - most] ?? 0;
}

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

function lookClosely(
  found: FoundSections,
  concepts: WeighedConcept[],
  meant: TermWeights,
  least: number,
): ScoredSections {
  const {index, places, scores} = found;
  const toQuery = index.nearnessTo(meant);
  const likeness = createLikeness(concepts, index.texts.vocabulary);
  const nearness = new Float64Array(scores.length);
  for (let at = 0; at < places.length; at++) {
    if (scores[at]! >= least) {
      const place = places[at]!;
      const near = toQuery.ofSection(place);
      nearness[at] = near;
      scores[at]! *= closenessOf(place, index.texts, likeness) * (1 + meaningShare * near);
    }
  }
  return {...found, nearness, toQuery};
}

/**
 * Tells more of the best of what was found, in place: how near they are to the query.
 *
 * @param found sections of all tags that are searched, which are compared
 * @param concepts of the query
 */
export function lookAtBest(found: FoundSections[], concepts: WeighedConcept[]): ScoredSections[] {
  const least = leastOfBest(found, lookedAt);
  const meant = termsMeant(concepts);
  return found.map((each) => lookClosely(each, concepts, meant, least));
}
