import type {FoundSections} from './find-sections';
import type {TagIndex} from './tag-index';

/** A section, by the index of its tag and its place there. */
export type FoundSection = {index: TagIndex; place: number};

/** The sections of a page that were found, in their order in the tag. */
export type PageGroup = {
  index: TagIndex;
  /** Those of the tag that were found; the page's are from one of them up to another. */
  places: Uint32Array;
  from: number;
  to: number;
  /** Of each of the places. */
  scores: Float64Array;
  /** What the page is worth for the query. */
  value: number;
};

/** How much the sections of a page count for its place, after the one before each. */
const nextShare = 0.7;

/** Sections of a page that stand together; others of it come after those of all pages. */
const groupSize = 5;

/** The best scores of a page; one room for all pages, of which a query may find hundreds. */
const best = new Float64Array(groupSize);

/** Adds up the best scores of a page, each of them less than the one before. */
function valueOf(scores: Float64Array, from: number, to: number): number {
  best.fill(0);
  for (let at = from; at < to; at++) {
    let score = scores[at]!;
    for (let rank = 0; rank < groupSize && score > 0; rank++) {
      const other = best[rank]!;
      if (score > other) {
        best[rank] = score;
        score = other;
      }
    }
  }
  let value = 0;
  for (let rank = groupSize - 1; rank >= 0; rank--) {
    value = best[rank]! + nextShare * value;
  }
  return value;
}

/** Brings the sections of a tag together that are of one page; they follow each other there. */
export function groupByPage({
  index,
  places,
  scores,
}: Pick<FoundSections, 'index' | 'places' | 'scores'>): PageGroup[] {
  const {pageStarts} = index;
  const groups: PageGroup[] = [];
  for (let from = 0; from < places.length;) {
    const start = pageStarts[places[from]!]!;
    let to = from + 1;
    while (to < places.length && pageStarts[places[to]!] === start) {
      to++;
    }
    groups.push({index, places, from, to, scores, value: valueOf(scores, from, to)});
    from = to;
  }
  return groups;
}

/** The sections of a page, its start first, then the best. */
function sectionsOf({index, places, from, to, scores}: PageGroup): FoundSection[] {
  return Array.from({length: to - from}, (_, at) => ({
    place: places[from + at]!,
    score: scores[from + at]!,
    isStart: Number(index.pageStarts[places[from + at]!] === places[from + at]),
  }))
    .sort((a, b) => b.isStart - a.isStart || b.score - a.score)
    .map(({place}) => ({index, place}));
}

/** Gives the sections of all pages, those of the best page first. */
export function* inOrder(groups: PageGroup[]): Generator<FoundSection> {
  const sorted = [...groups].sort((a, b) => b.value - a.value);
  for (const group of sorted) {
    yield* sectionsOf(group).slice(0, groupSize);
  }
  for (const group of sorted.filter(({from, to}) => to - from > groupSize)) {
    yield* sectionsOf(group).slice(groupSize);
  }
}
