import type {IndexedSection} from '../sections';
import {findSections, type FoundSection} from './find-sections';
import type {QueryWord} from './query-words';
import type {TagIndex} from './tag-index';
import {weighWords} from './weigh-words';

// The shares below were tuned with one half of the queries in `eval/`, by `npm run eval:search`.

/** How much a title that is the query is worth, against one that has no word of it. */
const titleShare = 0.5;
/** A page that is about the query comes before a section of another that mentions it. */
const startShare = 1.8;
/** What is not of the context comes after what is as good. */
const othersShare = 0.7;

/** How much of a query a section must have, so that it counts as found; short ones in full. */
const neededOf = (wordCount: number) => (wordCount < 3 ? 1 : 0.5);

/** Sections of a page that stand together; others of it come after those of all pages. */
const groupSize = 5;

const isStart = ({position}: IndexedSection) => position === 0;

function scoreOf(
  {section, titleLength, score, coverage, titleWords}: FoundSection,
  wordCount: number,
) {
  // Alike when each has the other's words: the harmonic mean of both shares.
  const likeness = (2 * titleWords) / (Math.max(titleLength, titleWords, 1) + wordCount);
  return score * coverage * (1 + titleShare * likeness) * (isStart(section) ? startShare : 1);
}

/** The share of the query that the sections of a page have together, by its path. */
function coverPages(indexes: TagIndex[], words: QueryWord[], weights: number[]) {
  const shares = new Map<string, number>();
  for (const index of indexes) {
    for (const [place, word] of words.entries()) {
      const pages = new Set([...index.match(word).keys()].map((id) => index.sections[id]!.page));
      pages.forEach((page) => shares.set(page, (shares.get(page) ?? 0) + weights[place]!));
    }
  }
  return shares;
}

/** Puts the sections of a page together, its start first, and the best page first. */
function groupByPage(found: FoundSection[], valueOf: (best: FoundSection) => number) {
  const pages = new Map<string, FoundSection[]>();
  for (const each of [...found].sort((a, b) => b.score - a.score)) {
    const {page} = each.section;
    const known = pages.get(page);
    if (known) {
      known.push(each);
    } else {
      pages.set(page, [each]);
    }
  }
  const groups = [...pages.values()]
    .map((sections) => ({value: valueOf(sections[0]!), sections}))
    .sort((a, b) => b.value - a.value)
    .map(({sections}) => [
      ...sections.filter(({section}) => isStart(section)),
      ...sections.filter(({section}) => !isStart(section)),
    ]);
  return [
    ...groups.flatMap((sections) => sections.slice(0, groupSize)),
    ...groups.flatMap((sections) => sections.slice(groupSize)),
  ];
}

/**
 * Finds the sections that match a query.
 *
 * @param first what the context names; its sections come before others that are as good
 * @param others
 * @param words
 * @returns all of them, the best first; those of a page stand together
 */
export function rankSections(
  first: TagIndex[],
  others: TagIndex[],
  words: QueryWord[],
): FoundSection[] {
  const indexes = [...first, ...others];
  const weights = weighWords(indexes, words);
  const candidates = indexes.flatMap((index) => findSections(index, words, weights));
  const most = Math.max(...candidates.map(({coverage}) => coverage), 0);
  // Shares of weights add up to a little less than they should.
  const needed = Math.min(neededOf(words.length), most) - 1e-9;
  const found = candidates
    .filter(({coverage}) => coverage >= needed)
    .map((each) => ({...each, score: scoreOf(each, words.length)}));
  const shares = coverPages(indexes, words, weights);
  const firstTags = new Set(first.flatMap(({sections: [section]}) => section?.tag ?? []));
  return groupByPage(
    found,
    ({score, section}) =>
      score * (shares.get(section.page) ?? 0) * (firstTags.has(section.tag) ? 1 : othersShare),
  );
}
