import type {IndexedSection} from '../sections';
import type {QueryWord} from './query-words';
import type {TagIndex} from './tag-index';

/** A section that has words of a query. */
export type FoundSection = {
  section: IndexedSection;
  score: number;
  /** Share of the query that it has, from 0 to 1. */
  coverage: number;
  /** Words of the query that its title has, and how many the title has in all. */
  titleWords: number;
  titleLength: number;
  /** Terms of the section that were found. */
  terms: Set<string>;
};

/**
 * @param index
 * @param words
 * @param weights of the words, which add up to 1
 * @returns the sections that have any of the words, not in the titles above them alone
 */
export function findSections(
  index: TagIndex,
  words: QueryWord[],
  weights: number[],
): FoundSection[] {
  const found = new Map<number, FoundSection>();
  const own = new Set<number>();
  for (const [place, word] of words.entries()) {
    for (const [id, match] of index.match(word)) {
      const each = found.get(id) ?? {
        section: index.sections[id]!,
        score: 0,
        coverage: 0,
        titleWords: 0,
        titleLength: index.titleLengths[id]!,
        terms: new Set<string>(),
      };
      each.score += match.score;
      each.coverage += weights[place]!;
      each.titleWords += match.isInTitle ? 1 : 0;
      match.terms.forEach((term) => each.terms.add(term));
      found.set(id, each);
      if (match.isOwn) {
        own.add(id);
      }
    }
  }
  return [...found].flatMap(([id, each]) => (own.has(id) ? each : []));
}
