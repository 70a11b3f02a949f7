import type {WeighedConcept} from '../engine/likeness';
import {scoreSections} from '../engine/rank';
import type {TagIndex} from '../engine/tag-index';
import {fitness, tableOf} from './fitness';
import {isPassage, type Passage} from './passages';

export type RankedPassage = {
  passage: Passage;
  score: number;
  /** In meaning to the question, from 0 to 1. */
  nearness: number;
};

/** For pages that the conversation was about. */
const preference = 1.4;
/** How many of the first are looked at. */
const lookedAt = 40;
/** How much the other passages of a page count, each less than the one before. */
const pageInfluence = 0.6;
const nextShare = 0.6;

/** Puts passages first whose page has others that match: the page is about the question. */
function orderByPage(ranked: RankedPassage[]): RankedPassage[] {
  const sums = new Map<string, {sum: number; share: number}>();
  for (const {passage, score} of ranked) {
    const {sum, share} = sums.get(passage.page) ?? {sum: 0, share: 1};
    sums.set(passage.page, {sum: sum + score * share, share: share * nextShare});
  }
  const most = Math.max(...[...sums.values()].map(({sum}) => sum));
  const worthOf = ({passage, score}: RankedPassage) =>
    score * (1 + (pageInfluence * sums.get(passage.page)!.sum) / most);
  return [...ranked].sort((x, y) => worthOf(y) - worthOf(x));
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
  const found = indexes
    .flatMap((index) => scoreSections(index, concepts))
    .flatMap(({section, score, nearness}) => {
      const isPreferred = preferredPages.has(section.page);
      const worth = fitness(section, question) * (isPreferred ? preference : 1);
      return isPassage(section) ? {passage: section, score: score * worth, nearness} : [];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, lookedAt);
  return spread(orderByPage(found));
}
