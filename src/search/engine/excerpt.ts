import {findTokens} from '../language/tokenize';
import type {IndexedSection} from '../sections';
import type {Ranges, SearchHit} from '../types';
import {
  codeLinesOf,
  descriptionLinesOf,
  proseLinesOf,
  termsOfLine,
  type Line,
} from './section-lines';

/** In UTF-16 units. */
const longestExcerpt = 180;
const before = 50;

/** Joins ranges that overlap: a name and its part may both have been found. */
function mergeRanges(ranges: Ranges): Ranges {
  const merged: Ranges = [];
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = merged[merged.length - 1];
    if (last && start <= last[1]) {
      last[1] = Math.max(last[1], end);
    } else {
      merged.push([start, end]);
    }
  }
  return merged;
}

/** Where terms stand in a text. */
const findTerms = (text: string, terms: ReadonlySet<string>): Ranges =>
  mergeRanges(findTokens(text, terms).map(({start, end}) => [start, end]));

/** The line that has most of the terms; the first of several. */
function bestLine(lines: Line[], terms: Set<string>): Line | undefined {
  let best: Line | undefined;
  let most = 0;
  /** In which line a term was counted last. */
  const counted = new Map<string, Line>();
  for (const line of lines) {
    let count = 0;
    for (const term of termsOfLine(line)) {
      if (terms.has(term) && counted.get(term) !== line) {
        counted.set(term, line);
        count++;
      }
    }
    if (count > most) {
      most = count;
      best = line;
    }
    if (most === terms.size) {
      break;
    }
  }
  return best;
}

/** The words around the first of the ranges. */
function cut(line: string, ranges: Ranges): Pick<SearchHit, 'excerpt' | 'excerptRanges'> {
  const [first = [0, 0]] = ranges;
  const isShort = line.length <= longestExcerpt;
  const from =
    isShort || first[0] <= before ? 0 : line.lastIndexOf(' ', first[0] - before + 10) + 1;
  const limit = Math.max(from + longestExcerpt, first[1]);
  const end = line.length <= limit ? line.length : Math.max(line.lastIndexOf(' ', limit), first[1]);
  const lead = from > 0 ? '… ' : '';
  const shift = lead.length - from;
  return {
    excerpt: `${lead}${line.slice(from, end)}${end < line.length ? ' …' : ''}`,
    excerptRanges: ranges
      .filter((range) => range[0] >= from && range[1] <= end)
      .map(([start, stop]) => [start + shift, stop + shift]),
  };
}

function makeHit(section: IndexedSection, terms: Set<string>): SearchHit {
  const {url, tag, titles} = section;
  const prose = [...proseLinesOf(section), ...descriptionLinesOf(section)];
  const line =
    bestLine(prose, terms) ??
    bestLine(codeLinesOf(section), terms) ??
    prose.find(({text}) => text !== '');
  const excerpt = line
    ? cut(line.text, findTerms(line.text, terms))
    : {excerpt: '', excerptRanges: [] as Ranges};
  return {
    url,
    tag,
    titles,
    ...excerpt,
    titleRanges: titles.map((title) => findTerms(title, terms)),
  };
}

const lastHits = new WeakMap<IndexedSection, {terms: string; hit: SearchHit}>();

/**
 * Makes a result of a section: its prose around what was found, or the line of a code sample; how
 * it begins, where its titles alone were found.
 *
 * @param section
 * @param terms of the section that were found
 */
export function toHit(section: IndexedSection, terms: Set<string>): SearchHit {
  const key = [...terms].join(' ');
  const last = lastHits.get(section);
  // Most letters of a word find the same in a section as the letter before.
  const hit = last?.terms === key ? last.hit : makeHit(section, terms);
  lastHits.set(section, {terms: key, hit});
  return hit;
}
