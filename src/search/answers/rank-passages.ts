import {fitness, tableOf} from './fitness';
import {matchConcept, shareSaid, totalOf, type Weighed} from './matching';
import type {Passage, PassageIndex} from './passages';
import type {Question} from './question';
import {sentencesOf} from './sentences';
import {stopWords} from './stop-words';
import {termsOf} from './words';

export type RankedPassage = {
  passage: Passage;
  score: number;
  /** The part of the question's weight that the passage has, 0 to 1. */
  coverage: number;
  /** How much of the question one of its sentences says, 0 to 1. */
  closeness: number;
};

const byScore = (a: RankedPassage, b: RankedPassage) => b.score - a.score;

const titleFactor = 1.25;
/** For pages that the conversation was about. */
const preference = 1.3;
/** How many of the first are looked at closely. */
const lookedAt = 40;
const titleInfluence = 0.2;
const pageTitleInfluence = 0.4;
const pageInfluence = 0.3;
const bestOfPage = 3;
const mostOfPage = 3;

function matchPassages(index: PassageIndex, weighed: Weighed[]): RankedPassage[] {
  const total = totalOf(weighed) || 1;
  const found = new Map<number, {score: number; covered: number}>();
  for (const {concept, weight} of weighed) {
    for (const [passage, {strength, inTitle}] of matchConcept(index, concept)) {
      const entry = found.get(passage) ?? {score: 0, covered: 0};
      entry.score += weight * strength * (inTitle ? titleFactor : 1);
      entry.covered += weight;
      found.set(passage, entry);
    }
  }
  return [...found].map(([number, {score, covered}]) => {
    const coverage = covered / total;
    return {
      passage: index.passages[number]!,
      coverage,
      closeness: 0,
      score: (score / total) * coverage,
    };
  });
}

/** How much of the question one sentence says, or one that readers ask, with the titles above it. */
function closenessOf({titles, blocks, questions = []}: Passage, weighed: Weighed[]): number {
  const title = new Set(termsOf(titles.at(-1) ?? ''));
  const outer = new Set(termsOf(titles.slice(0, -1).join(' ')));
  const said = [...questions, ...sentencesOf(blocks).map(({text}) => text)];
  const texts = [title, ...said.map((text) => new Set(termsOf(text)))];
  return Math.max(...texts.map((text) => shareSaid({text, title, outer}, weighed)));
}

/** The part of a title that the question says. */
function titleShare(title: string, weighed: Weighed[]): number {
  const terms = termsOf(title).filter((term) => !stopWords.has(term));
  const asked = new Set(weighed.flatMap(({concept}) => concept.alternatives[0].terms));
  return terms.filter((term) => asked.has(term)).length / (terms.length || 1);
}

const lookClosely = (ranked: RankedPassage[], weighed: Weighed[]): RankedPassage[] =>
  ranked.map(({passage, coverage, score}) => {
    const closeness = closenessOf(passage, weighed);
    const inTitle = titleInfluence * titleShare(passage.titles.at(-1) ?? '', weighed);
    const inPageTitle = pageTitleInfluence * titleShare(passage.titles[0] ?? '', weighed);
    const factor = (1 + closeness) * (1 + inTitle) * (1 + inPageTitle);
    return {passage, coverage, closeness, score: score * factor};
  });

/** Raises passages whose page has others that match: the page is about the question. */
function raiseByPage(ranked: RankedPassage[]): RankedPassage[] {
  const sums = new Map<string, {sum: number; count: number}>();
  for (const {passage, score} of ranked) {
    const entry = sums.get(passage.page) ?? {sum: 0, count: 0};
    if (entry.count < bestOfPage) {
      sums.set(passage.page, {sum: entry.sum + score, count: entry.count + 1});
    }
  }
  const most = Math.max(...[...sums.values()].map(({sum}) => sum));
  return ranked.map((each) => ({
    ...each,
    score: each.score * (1 + (pageInfluence * sums.get(each.passage.page)!.sum) / most),
  }));
}

/** Leaves out what is more of the same: other rows of a table, a fourth section of a page. */
function spread(ranked: RankedPassage[]): RankedPassage[] {
  const pages = new Map<string, number>();
  const tables = new Set<string>();
  return ranked.filter(({passage}) => {
    const onPage = pages.get(passage.page) ?? 0;
    const table = tableOf(passage);
    const isRepeated = table !== undefined && tables.has(table);
    pages.set(passage.page, onPage + 1);
    tables.add(table ?? '');
    return !isRepeated && onPage < mostOfPage;
  });
}

/**
 * Ranks the passages that have something of a question, some of each page.
 *
 * @param preferredPages addresses of pages that the conversation was about
 * @returns best first
 */
export function rankPassages(
  index: PassageIndex,
  {text}: Question,
  weighed: Weighed[],
  preferredPages: ReadonlySet<string> = new Set(),
): RankedPassage[] {
  const matched = matchPassages(index, weighed)
    .map((each) => {
      const isPreferred = preferredPages.has(each.passage.page);
      const worth = fitness(each.passage, text) * (isPreferred ? preference : 1);
      return {...each, score: each.score * worth};
    })
    .sort(byScore)
    .slice(0, lookedAt);
  const looked = lookClosely(matched, weighed).sort(byScore);
  return spread(raiseByPage(looked).sort(byScore));
}
