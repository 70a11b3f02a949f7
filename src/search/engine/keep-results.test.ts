import {expect, it, vi} from 'vitest';
import type {SearchEngine, SearchResults} from '../types';
import {keepResults} from './keep-results';

const context = {tags: ['docs'], locale: 'en'};

function engineWith(...outcomes: (SearchResults | Error)[]) {
  const search = vi.fn<SearchEngine['search']>(async () => {
    const outcome = outcomes.shift()!;
    if (outcome instanceof Error) {
      throw outcome;
    }
    return outcome;
  });
  return {search, prepare: async () => {}};
}

it('gives the results of a query again', async () => {
  const engine = engineWith({hits: [], total: 1}, {hits: [], total: 2});
  const {search} = keepResults(engine);
  const first = await search({query: 'a', context, limit: 8});
  expect(await search({query: 'a', context, limit: 8, complete: true})).toBe(first);
  expect(await search({query: 'a', context, limit: 9})).toEqual({hits: [], total: 2});
  expect(engine.search).toHaveBeenCalledTimes(2);
});

it('searches again when not all was searched, or the search failed', async () => {
  const complete = {hits: [], total: 2};
  const engine = engineWith({hits: [], total: 1, partial: true}, new Error('offline'), complete);
  const {search} = keepResults(engine);
  const query = {query: 'a', context, limit: 8};
  expect(await search(query)).toMatchObject({partial: true});
  await expect(search(query)).rejects.toThrow('offline');
  expect(await search(query)).toBe(complete);
});
