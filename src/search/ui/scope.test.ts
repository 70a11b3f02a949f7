import {expect, it, vi} from 'vitest';
import type {SearchEngine, SearchQuery} from '../types';
import {searchIn, tagsOf} from './scope';

const context = {tags: ['docs-default-3.9.2', 'docs-community-current'], locale: 'en'};

it('searches the version of the reader and what has no versions @search-contextual', () => {
  expect(tagsOf('context', context)).toEqual([
    'docs-default-3.9.2',
    'docs-community-current',
    'blog',
    'changelog',
    'pages',
  ]);
  expect(tagsOf('other', context)).toEqual([
    'docs-community-current',
    'blog',
    'changelog',
    'pages',
  ]);
  expect(tagsOf('everything', context)).toBeUndefined();
});

const engineWith = (total: (query: SearchQuery) => number) => {
  const search = vi.fn((query: SearchQuery) => Promise.resolve({hits: [], total: total(query)}));
  return {search, engine: {search} as unknown as SearchEngine};
};

it('looks in other versions for what the version of the reader does not have', async () => {
  const {engine, search} = engineWith(({tags}) => (tags ? 0 : 3));
  expect(await searchIn(engine, 'context', {query: 'new', context, limit: 20})).toEqual({
    hits: [],
    total: 3,
  });
  expect(search).toHaveBeenCalledTimes(2);
});

it('stays in the version of the reader where that has results', async () => {
  const {engine, search} = engineWith(() => 1);
  await searchIn(engine, 'context', {query: 'old', context, limit: 20});
  expect(search).toHaveBeenCalledTimes(1);
});

it('stays in what was chosen, found or not', async () => {
  const {engine, search} = engineWith(() => 0);
  await searchIn(engine, 'other', {query: 'none', context, limit: 20});
  expect(search).toHaveBeenCalledTimes(1);
});
