import {describe, expect, it} from 'vitest';
import type {SearchHit} from '../types';
import {toModalHits} from './modal-hits';

const hit = (url: string, titles: string[], rest: Partial<SearchHit> = {}): SearchHit => ({
  url,
  titles,
  tag: 'docs-default-3.9.2',
  titleRanges: titles.map(() => []),
  excerpt: '',
  excerptRanges: [],
  ...rest,
});

const map = (hits: SearchHit[]) => toModalHits(hits, (tag) => `Area of ${tag}`, '/');

/** What is shown of a hit: its title, and the line below. */
const shown = (hits: SearchHit[]) =>
  map(hits).map(({type, url, _snippetResult: {hierarchy, content}}) => [
    type,
    url,
    hierarchy[type as 'lvl1'].value,
    type === 'lvl1' ? content.value : hierarchy.lvl1.value,
  ]);

describe('hits of the modal', () => {
  it('stand below their page, which comes first', () => {
    expect(
      shown([
        hit('/a/#one', ['A', 'One'], {excerpt: 'first words', excerptRanges: [[0, 5]]}),
        hit('/b/', ['B'], {titleRanges: [[[0, 1]]], excerpt: 'of b'}),
        hit('/a/', ['A']),
      ]),
    ).toEqual([
      ['lvl1', '/a/', 'A', ''],
      ['lvl2', '/a/#one', 'One', '<mark>first</mark> words'],
      ['lvl1', '/b/', '<mark>B</mark>', 'of b'],
    ]);
  });

  it('get a page above them when several sections of it are found', () => {
    expect(shown([hit('/a/#one', ['A', 'One']), hit('/a/#two', ['A', 'One', 'Two'])])).toEqual([
      ['lvl1', '/a/', 'A', ''],
      ['lvl2', '/a/#one', 'One', ''],
      ['lvl3', '/a/#two', 'One › Two', ''],
    ]);
  });

  it('name their page when it is not above them', () => {
    expect(shown([hit('/a/#one', ['A', 'One'], {excerpt: 'words'})])).toEqual([
      ['lvl2', '/a/#one', 'One', 'A: words'],
    ]);
  });

  it('go no deeper than DocSearch does', () => {
    const titles = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    expect(shown([hit('/a/#g', titles)])[0]!.slice(0, 3)).toEqual([
      'lvl6',
      '/a/#g',
      'B › C › D › E › F › G',
    ]);
  });

  it('hold no markup but marks, in what is shown and in what is stored', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const range: [number, number] = [0, 4];
    for (const titles of [[evil], [evil, evil]]) {
      const mapped = toModalHits(
        [
          hit('/a/', titles, {
            excerpt: evil,
            excerptRanges: [range],
            titleRanges: titles.map(() => [range]),
          }),
        ],
        () => evil,
        '/',
      );
      expect(JSON.stringify(mapped).replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
    }
  });

  it('lead to the paths without a version for the next version @search-next-paths', () => {
    expect(map([hit('/docs/next/cli/#a', ['A', 'B'])])[0]).toMatchObject({
      url: '/docs/cli/#a',
      url_without_anchor: '/docs/cli/',
      anchor: 'a',
      hierarchy: {lvl0: 'Area of docs-default-3.9.2', lvl1: 'A', lvl2: 'B'},
    });
  });
});
