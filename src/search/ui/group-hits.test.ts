import {describe, expect, it} from 'vitest';
import type {SearchHit} from '../types';
import {groupHits, type MarkedText} from './group-hits';
import {cutAtRanges} from './stretches';

const hit = (url: string, titles: string[], rest: Partial<SearchHit> = {}): SearchHit => ({
  url,
  titles,
  tag: 'blog',
  titleRanges: titles.map(() => []),
  excerpt: '',
  excerptRanges: [],
  ...rest,
});

/** A text with what was found in brackets. */
const marked = ({text, ranges}: MarkedText) =>
  cutAtRanges(text, ranges)
    .map((stretch, index) => (index % 2 === 1 ? `[${stretch}]` : stretch))
    .join('');

/** What is shown of each hit: its title, and the line below. */
const shown = (hits: SearchHit[]) =>
  groupHits(hits).flatMap(({rows}) =>
    rows.map(({hit: {url}, kind, title, detail}) => [kind, url, marked(title), marked(detail)]),
  );

describe('hits in a list', () => {
  it('stand below their page, which comes first', () => {
    expect(
      shown([
        hit('/a/#one', ['A', 'One'], {excerpt: 'first words', excerptRanges: [[0, 5]]}),
        hit('/b/', ['B'], {titleRanges: [[[0, 1]]], excerpt: 'of b'}),
        hit('/a/', ['A']),
      ]),
    ).toEqual([
      ['page', '/a/', 'A', ''],
      ['section-below-page', '/a/#one', 'One', '[first] words'],
      ['page', '/b/', '[B]', 'of b'],
    ]);
  });

  it('are shortened to what a line has room for', () => {
    const excerpt = 'found '.repeat(30);
    const ranges: [number, number][] = [
      [0, 5],
      [114, 119],
      [120, 125],
    ];
    const [[, , , detail] = []] = shown([hit('/a/', ['A'], {excerpt, excerptRanges: ranges})]);
    expect(detail).toMatch(/^\[found\] (?:found ){18}\[found\] $/u);
  });

  it('get a page above them when several sections of it are found', () => {
    expect(
      shown([
        hit('/a/#one', ['A', 'One']),
        hit('/a/#two', ['A', 'One', 'Two'], {titleRanges: [[], [[0, 3]], [[1, 3]]]}),
      ]),
    ).toEqual([
      ['page', '/a/', 'A', ''],
      ['section-below-page', '/a/#one', 'One', ''],
      ['section-below-page', '/a/#two', '[One] › T[wo]', ''],
    ]);
  });

  it('name their page when it is not above them', () => {
    expect(
      shown([hit('/a/#one', ['A', 'One'], {excerpt: 'words', excerptRanges: [[0, 4]]})]),
    ).toEqual([['section', '/a/#one', 'One', 'A: [word]s']]);
    expect(shown([hit('/a/#one', ['A', 'One'])])).toEqual([['section', '/a/#one', 'One', 'A']]);
  });

  it('are together by part of the site, in the order of the best', () => {
    const groups = groupHits([
      hit('/a/', ['A'], {tag: 'pages'}),
      hit('/b/', ['B']),
      hit('/c/', ['C'], {tag: 'pages'}),
    ]);
    expect(groups.map(({tag, rows}) => [tag, rows.map((row) => row.hit.url)])).toEqual([
      ['pages', ['/a/', '/c/']],
      ['blog', ['/b/']],
    ]);
  });
});
