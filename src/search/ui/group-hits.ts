import {groupBy} from '../group-by';
import type {Ranges, SearchHit} from '../types';

/** A text, and where the query is found in it. */
export type MarkedText = {text: string; ranges: Ranges};

/** A hit as a list shows it. */
export type ResultRow = {
  hit: SearchHit;
  kind: 'page' | 'section' | 'section-below-page';
  title: MarkedText;
  detail: MarkedText;
};

/** Rows of one part of the site. */
export type ResultGroup = {tag: string; rows: ResultRow[]};

const pageUrl = (url: string) => url.split('#', 1)[0]!;

const isPage = ({titles}: SearchHit) => titles.length === 1;

/** Sections of one page are shown below it, whether or not the page itself was found. */
function withPageFirst(url: string, hits: SearchHit[]): SearchHit[] {
  const [first] = hits as [SearchHit];
  const page = hits.find(isPage);
  if (page) {
    return [page, ...hits.filter((hit) => hit !== page)];
  }
  if (hits.length === 1) {
    return hits;
  }
  return [
    {
      url,
      tag: first.tag,
      titles: first.titles.slice(0, 1),
      titleRanges: first.titleRanges.slice(0, 1),
      excerpt: '',
      excerptRanges: [],
    },
    ...hits,
  ];
}

/** Joins texts, and moves what was found in them along. */
function join(texts: MarkedText[], separator: string): MarkedText {
  let text = '';
  const ranges: Ranges = [];
  for (const each of texts) {
    text += text && separator;
    const offset = text.length;
    ranges.push(
      ...each.ranges.map(([start, end]): [number, number] => [start + offset, end + offset]),
    );
    text += each.text;
  }
  return {text, ranges};
}

/** More than a line has room for, in UTF-16 units: nobody sees the rest, which takes time to draw. */
const longestDetail = 120;

function shorten({text, ranges}: MarkedText): MarkedText {
  if (text.length <= longestDetail) {
    return {text, ranges};
  }
  return {
    text: text.slice(0, longestDetail),
    ranges: ranges.filter(([, end]) => end <= longestDetail),
  };
}

function toRow(hit: SearchHit, hasPageAbove: boolean): ResultRow {
  const titles = hit.titles.map((text, index) => ({text, ranges: hit.titleRanges[index] ?? []}));
  const excerpt = shorten({text: hit.excerpt, ranges: hit.excerptRanges});
  const [page, ...path] = titles as [MarkedText, ...MarkedText[]];
  if (path.length === 0) {
    return {hit, kind: 'page', title: page, detail: excerpt};
  }
  const title = join(path, ' › ');
  return hasPageAbove
    ? {hit, kind: 'section-below-page', title, detail: excerpt}
    : {hit, kind: 'section', title, detail: excerpt.text ? join([page, excerpt], ': ') : page};
}

/**
 * Groups hits for a list: by part of the site, in the order of the parts' best hits, and by page,
 * with the page's own hit before its sections.
 *
 * @param hits the best first
 */
export function groupHits(hits: SearchHit[]): ResultGroup[] {
  return [...groupBy(hits, ({tag}) => tag)].map(([tag, ofTag]) => ({
    tag,
    rows: [...groupBy(ofTag, ({url}) => pageUrl(url))].flatMap(([url, ofPage]) => {
      const all = withPageFirst(url, ofPage);
      const hasPage = isPage(all[0]!);
      return all.map((hit) => toRow(hit, hasPage));
    }),
  }));
}
