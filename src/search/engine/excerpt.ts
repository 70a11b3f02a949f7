import {proseOf, type IndexedSection} from '../sections';
import {tokenize} from '../tokenize';
import type {Ranges, SearchHit} from '../types';

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
export function findTerms(text: string, terms: Set<string>): Ranges {
  const found = tokenize(text).filter(({term}) => terms.has(term));
  return mergeRanges(found.map(({start, end}) => [start, end]));
}

const countTerms = (text: string, terms: Set<string>) =>
  new Set(
    tokenize(text)
      .map(({term}) => term)
      .filter((term) => terms.has(term)),
  ).size;

/** The line that has most of the terms; the first of several. */
function bestLine(lines: string[], terms: Set<string>): string | undefined {
  const counts = lines.map((line) => countTerms(line, terms));
  const most = Math.max(...counts, 0);
  return most > 0 ? lines[counts.indexOf(most)] : undefined;
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

/**
 * Makes a result of a section: its prose around what was found, or the line of a code sample.
 *
 * @param section
 * @param terms of the section that were found
 */
export function toHit(section: IndexedSection, terms: Set<string>): SearchHit {
  const {url, tag, titles, description, blocks = [], samples = []} = section;
  const prose = proseOf(blocks).split('\n');
  const line =
    bestLine([...prose, ...(description ? [description] : [])], terms) ??
    bestLine(
      samples.flatMap(({code}) => code.split('\n')).map((each) => each.trim()),
      terms,
    );
  const excerpt = line
    ? cut(line, findTerms(line, terms))
    : {excerpt: '', excerptRanges: [] as Ranges};
  return {
    url,
    tag,
    titles,
    ...excerpt,
    titleRanges: titles.map((title) => findTerms(title, terms)),
  };
}
