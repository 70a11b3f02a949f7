import {expect, it} from 'vitest';
import type {IndexedSection} from '../sections';
import {groupByPage, inOrder} from './group-by-page';
import {indexSections} from './tag-index';

const section = (page: string, position: number): IndexedSection => ({
  url: `${page}#${position}`,
  page,
  position,
  tag: 'docs',
  titles: [page],
  level: position === 0 ? 1 : 2,
});

/** The sections that were found, by page; a section without a score was not. */
async function orderOf(pages: Record<string, (number | undefined)[]>): Promise<string[]> {
  const sections = Object.entries(pages).flatMap(([page, own]) =>
    own.map((_, position) => section(page, position)),
  );
  const scores = Object.values(pages).flat();
  const found = scores.flatMap((score, place) => (score === undefined ? [] : place));
  const groups = groupByPage({
    index: await indexSections(sections),
    places: Uint32Array.from(found),
    scores: Float64Array.from(scores.filter((score) => score !== undefined)),
  });
  return [...inOrder(groups)].map(({index, place}) => index.sections[place]!.url);
}

it('puts the page with the best sections first, and its start before them', async () => {
  expect(await orderOf({a: [3, undefined, 1], b: [2, 4, 5]})).toEqual([
    'b#0',
    'b#2',
    'b#1',
    'a#0',
    'a#2',
  ]);
});

it('counts each further section of a page less', async () => {
  expect((await orderOf({a: [4, 4], b: [6.7]}))[0]).toBe('a#0');
  expect((await orderOf({a: [4, 4], b: [6.9]}))[0]).toBe('b#0');
});

it('puts what is more than five of a page after all pages', async () => {
  const order = await orderOf({a: [9, 9, 9, 9, 9, 2, 3], b: [1]});
  expect(order.slice(4)).toEqual(['a#4', 'b#0', 'a#6', 'a#5']);
});
