import type {WeighedConcept} from '../engine/likeness';
import {findSections} from '../engine/find-sections';
import {lookAtBest} from '../engine/look-at-best';
import type {TagIndex} from '../engine/tag-index';
import {readAsked, type Asked} from './asked';
import {fitness, tableOf} from './fitness';
import {isPassage, type Passage} from './passages';
import {scoreSentences, type ScoredSentence} from './score-sentences';

export type RankedPassage = {
  passage: Passage;
  score: number;
  /** In meaning to the question, from 0 to 1. */
  nearness: number;
  asked: Asked;
  /** The best first. */
  sentences: ScoredSentence[];
};

/** For pages that the conversation was about. */
const preference = 1.4;
/** How many of the first are looked at. */
const lookedAt = 40;
/** How much the other passages of a page count, each less than the one before. */
const pageInfluence = 0.6;
const nextShare = 0.6;

/** How much it counts that a passage says it in a sentence, and in another. */
const sentenceShares = [0.62, 0.46];

const sentencesWorth = ({sentences}: RankedPassage) =>
  Math.exp(
    sentenceShares.reduce((sum, share, place) => sum + share * (sentences[place]?.score ?? 0), 0),
  );

/**
 * Puts passages first that say it in so many words, and whose page has others that match: the page
 * is about the question.
 */
function inOrder(ranked: RankedPassage[]): RankedPassage[] {
  const sums = new Map<string, {sum: number; share: number}>();
  for (const {passage, score} of ranked) {
    const {sum, share} = sums.get(passage.page) ?? {sum: 0, share: 1};
    sums.set(passage.page, {sum: sum + score * share, share: share * nextShare});
  }
  const most = Math.max(...[...sums.values()].map(({sum}) => sum));
  const worthOf = ({passage, score}: RankedPassage) =>
    score * (1 + (pageInfluence * sums.get(passage.page)!.sum) / most);
  const worths = new Map(ranked.map((each) => [each, worthOf(each) * sentencesWorth(each)]));
  return [...ranked].sort((x, y) => worths.get(y)! - worths.get(x)!);
}

/** Leaves out what is more of the same: other rows of a table. */
function spread(ranked: RankedPassage[]): RankedPassage[] {
  const tables = new Set<string>();
  return ranked.filter(({passage}) => {
    const table = tableOf(passage);
    if (table === undefined) {
      return true;
    }
    const isFirst = !tables.has(table);
    tables.add(table);
    return isFirst;
  });
}

/**
 * Ranks the passages that have something of a question.
 *
 * @param indexes that it is answered from
 * @param question
 * @param concepts of the question
 * @param preferredPages addresses of pages that the conversation was about
 * @returns best first
 */
export function rankPassages(
  indexes: TagIndex[],
  question: string,
  concepts: WeighedConcept[],
  preferredPages: ReadonlySet<string> = new Set(),
): RankedPassage[] {
  const matching = indexes.map((index) => findSections(index, concepts));
  const found = lookAtBest(matching, concepts)
    .flatMap(({index, places, scores, nearness, toQuery}) =>
      Array.from(places).flatMap((place, at) => {
        const section = index.sections[place]!;
        const isPreferred = preferredPages.has(section.page);
        const worth = fitness(section, question) * (isPreferred ? preference : 1);
        return isPassage(section)
          ? {
              passage: section,
              score: scores[at]! * worth,
              nearness: nearness[at]!,
              toQuery,
            }
          : [];
      }),
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, lookedAt)
    .map(({toQuery, ...each}) => {
      const asked = readAsked(each.passage, concepts);
      return {...each, asked, sentences: scoreSentences(each.passage, concepts, toQuery, asked)};
    });
  return spread(inOrder(found));
}
