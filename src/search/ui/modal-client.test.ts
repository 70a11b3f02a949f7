import type {DocSearchTransformClient} from '@docsearch/react';
import {expect, it, vi} from 'vitest';
import {SearchLoadError, type SearchResults} from '../types';
import {createModalClient, type SearchState} from './modal-client';

const stockClient = {search: () => Promise.reject(new Error('asked'))};

function setUp(search: (query: string) => Promise<SearchResults>) {
  const states: SearchState[] = [];
  const client = createModalClient(stockClient as unknown as DocSearchTransformClient, {
    search,
    toHits: () => [],
    onChange: (state) => states.push(state),
  });
  const ask = (query: string) => client.search({requests: [{query, indexName: 'embedded'}]});
  return {ask, states};
}

it('answers the modal with what our engine finds, and with the true number of results', async () => {
  const {ask, states} = setUp(() => Promise.resolve({hits: [], total: 57}));
  expect(await ask('deploy')).toEqual({
    results: [{index: 'embedded', query: 'deploy', hits: [], nbHits: 57}],
  });
  expect(states).toEqual([{status: 'found', query: 'deploy', total: 57}]);
});

it('reports an index that cannot be loaded, and finds nothing', async () => {
  const error = new SearchLoadError('shard');
  const {ask, states} = setUp(() => Promise.reject(error));
  expect(await ask('deploy')).toMatchObject({results: [{hits: [], nbHits: 0}]});
  expect(states).toEqual([{status: 'failed', query: 'deploy', error}]);
});

it('lets a fault of the code be seen', async () => {
  const {ask} = setUp(() => Promise.reject(new TypeError('fault')));
  await expect(ask('deploy')).rejects.toThrow('fault');
});

it('says nothing of an answer that comes after a later question', async () => {
  const answers = new Map<string, (results: SearchResults) => void>();
  const search = vi.fn(
    (query: string) => new Promise<SearchResults>((resolve) => answers.set(query, resolve)),
  );
  const {ask, states} = setUp(search);
  const both = Promise.all([ask('de'), ask('deploy')]);
  answers.get('deploy')!({hits: [], total: 1});
  answers.get('de')!({hits: [], total: 100});
  await both;
  expect(states).toEqual([{status: 'found', query: 'deploy', total: 1}]);
});
