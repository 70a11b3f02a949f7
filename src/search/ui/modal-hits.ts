import type {DocSearchHit} from '@docsearch/react';
import type {SearchHit} from '../types';
import {escapeHtml, highlightHtml} from './html';
import {resultPath} from './result-path';

/** How a hit is shown; both are HTML. */
type Display = {title: string; detail: string};

type PageHits = {url: string; hits: SearchHit[]};

/** DocSearch has six levels of headings, of which the first is the page. */
const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

const pageUrl = (url: string) => url.split('#', 1)[0]!;

/** The hits of a page together, in the order of the pages' best ones. */
function groupByPage(hits: SearchHit[]): PageHits[] {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const url = pageUrl(hit.url);
    pages.set(url, [...(pages.get(url) ?? []), hit]);
  }
  return [...pages].map(([url, ofPage]) => ({url, hits: ofPage}));
}

const isPage = ({titles}: SearchHit) => titles.length === 1;

/** Sections of one page are shown below it, whether or not the page itself was found. */
function withPageFirst({url, hits}: PageHits): SearchHit[] {
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

const titleHtml = ({titles, titleRanges}: SearchHit, index: number) =>
  highlightHtml(titles[index]!, titleRanges[index] ?? []);

function display(hit: SearchHit, hasPageAbove: boolean): Display {
  const excerpt = highlightHtml(hit.excerpt, hit.excerptRanges);
  if (isPage(hit)) {
    return {title: titleHtml(hit, 0), detail: excerpt};
  }
  const title = hit.titles
    .slice(1)
    .map((_, index) => titleHtml(hit, index + 1))
    .join(' › ');
  const context = hasPageAbove ? [] : [titleHtml(hit, 0)];
  return {title, detail: [...context, excerpt].filter(Boolean).join(': ')};
}

const found = (value: string) => ({
  value,
  matchLevel: value.includes('<mark>') ? ('full' as const) : ('none' as const),
  matchedWords: [],
});

/**
 * A hit as DocSearch has it. It puts all of these strings into the page as HTML; where it stores
 * a hit as a recent search it drops the highlighted ones and shows `hierarchy` and `content`.
 */
function toModalHit(
  hit: SearchHit,
  {title, detail}: Display,
  area: string,
  baseUrl: string,
): DocSearchHit {
  const type = levels[Math.min(hit.titles.length, levels.length) - 1]!;
  const isPageHit = type === 'lvl1';
  const plainTitle = escapeHtml(hit.titles.slice(1).join(' › '));
  const plain: DocSearchHit['hierarchy'] = {
    lvl0: escapeHtml(area),
    lvl1: escapeHtml(hit.titles[0]!),
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
    ...(!isPageHit && {[type]: plainTitle}),
  };
  const none = found('');
  const highlighted = {
    lvl0: found(plain.lvl0),
    // The line below the title shows this one.
    lvl1: found(isPageHit ? title : detail),
    lvl2: none,
    lvl3: none,
    lvl4: none,
    lvl5: none,
    lvl6: none,
    ...(!isPageHit && {[type]: found(title)}),
  };
  const result = {
    content: found(isPageHit ? detail : ''),
    hierarchy: highlighted,
    hierarchy_camel: [highlighted],
  };
  const url = resultPath(hit.url, baseUrl);
  return {
    objectID: url,
    type,
    url,
    url_without_anchor: pageUrl(url),
    anchor: url.split('#')[1] ?? null,
    content: isPageHit && hit.excerpt ? escapeHtml(hit.excerpt) : null,
    hierarchy: plain,
    _highlightResult: result,
    _snippetResult: result,
  };
}

/**
 * Maps hits to those of the DocSearch modal: by area, pages in the order of their best hit, the
 * page's own hit before its sections.
 *
 * @param areaOf names the part of the site that a search tag stands for
 * @param baseUrl with both slashes
 * @see https://docsearch.algolia.com/docs/record-extractor
 */
export function toModalHits(
  hits: SearchHit[],
  areaOf: (tag: string) => string,
  baseUrl: string,
): DocSearchHit[] {
  return groupByPage(hits).flatMap((page) => {
    const all = withPageFirst(page);
    const hasPage = isPage(all[0]!);
    return all.map((hit) => toModalHit(hit, display(hit, hasPage), areaOf(hit.tag), baseUrl));
  });
}
