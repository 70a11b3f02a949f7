import type {QueryWord} from './query-words';
import type {TagIndex} from './tag-index';

/** A section that matches a query. */
export type RankedSection = {
  index: TagIndex;
  /** Place of the section among those of its tag. */
  id: number;
  score: number;
  /** Terms of the section that were found. */
  terms: Set<string>;
};

/** What the rest of a page adds to its best section. */
const pageShare = 0.3;
/** How much a title that is the query is worth, against one that has no word of it. */
const titleShare = 1.5;
/** A page that is about the query comes before a section of another that mentions it. */
const startShare = 1.15;
/** Sections of a page that stand together; others of it come after those of all pages. */
const groupSize = 5;

/** How many words of a query a section must have, so that it counts as found. */
const wordsNeeded = (count: number) => (count < 3 ? count : Math.ceil(count * 0.6));

type Candidate = RankedSection & {words: number; titleWords: number; page: string};

function findSections(index: TagIndex, words: QueryWord[]): Candidate[] {
  const candidates = new Map<number, Candidate>();
  for (const word of words) {
    for (const [id, {score, terms, isInTitle}] of index.match(word)) {
      const known = candidates.get(id);
      const candidate = known ?? {
        index,
        id,
        score: 0,
        terms: new Set<string>(),
        words: 0,
        titleWords: 0,
        page: index.sections[id]!.page,
      };
      candidate.score += score;
      candidate.words += 1;
      candidate.titleWords += isInTitle ? 1 : 0;
      terms.forEach((term) => candidate.terms.add(term));
      candidates.set(id, candidate);
    }
  }
  return [...candidates.values()];
}

/** The best that the sections of each page have for each word, added up. */
function scorePages(index: TagIndex, words: QueryWord[]): Map<string, number> {
  const scores = new Map<string, number>();
  for (const word of words) {
    const best = new Map<string, number>();
    for (const [id, {score}] of index.match(word)) {
      const {page} = index.sections[id]!;
      best.set(page, Math.max(best.get(page) ?? 0, score));
    }
    best.forEach((score, page) => scores.set(page, (scores.get(page) ?? 0) + score));
  }
  return scores;
}

function weigh({index, id, score, words, titleWords}: Candidate, wordCount: number): number {
  const {level} = index.sections[id]!;
  const titleLength = Math.max(index.titleLengths[id]!, titleWords, 1);
  // Alike when each has the other's words: the harmonic mean of both shares.
  const likeness = (2 * titleWords) / (titleLength + wordCount);
  const coverage = words / wordCount;
  return score * coverage ** 2 * (1 + titleShare * likeness) * (level === 1 ? startShare : 1);
}

/** Puts the sections of a page together, the page's start first, and the best page first. */
function group(sections: Candidate[], pageScores: Map<string, number>): Candidate[] {
  const pages = new Map<string, Candidate[]>();
  for (const section of sections.sort((a, b) => b.score - a.score)) {
    const known = pages.get(section.page);
    if (known) {
      known.push(section);
    } else {
      pages.set(section.page, [section]);
    }
  }
  const valueOf = ([page, [best]]: [string, Candidate[]]) =>
    best!.score + pageShare * (pageScores.get(page) ?? 0);
  const groups = [...pages]
    .map((page) => ({value: valueOf(page), sections: page[1]}))
    .sort((a, b) => b.value - a.value)
    .map((page) => {
      const isStart = ({index, id}: Candidate) => index.sections[id]!.position === 0;
      const start = page.sections.filter(isStart);
      return [...start, ...page.sections.filter((section) => !isStart(section))];
    });
  return [
    ...groups.flatMap((page) => page.slice(0, groupSize)),
    ...groups.flatMap((page) => page.slice(groupSize)),
  ];
}

/**
 * Finds the sections of a tag that match a query.
 *
 * @param index
 * @param words
 * @returns all of them, the best first; those of a page stand together
 */
export function rankSections(index: TagIndex, words: QueryWord[]): RankedSection[] {
  if (words.length === 0) {
    return [];
  }
  const candidates = findSections(index, words);
  const most = Math.max(...candidates.map((candidate) => candidate.words), 0);
  const needed = Math.min(wordsNeeded(words.length), most);
  const found = candidates
    .filter((candidate) => candidate.words >= needed)
    .map((candidate) => ({...candidate, score: weigh(candidate, words.length)}));
  return group(found, scorePages(index, words));
}
