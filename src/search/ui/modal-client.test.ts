import type {DocSearchTransformClient} from '@docsearch/react';
import {expect, it, vi} from 'vitest';
import {SearchLoadError, type SearchQuery, type SearchResults} from '../types';
import {createModalSearch, type SearchState} from './modal-client';

const stockClient = {search: () => Promise.reject(new Error('asked'))};
const none: SearchResults = {hits: [], total: 0};

type Search = (
  query: string,
  options: Pick<SearchQuery, 'complete' | 'signal'>,
) => Promise<SearchResults>;

function setUp(search: Search) {
  const states: SearchState[] = [];
  const onComplete = vi.fn();
  const {start, replaceClient} = createModalSearch({
    search,
    toHits: () => [],
    onChange: (state) => states.push(state),
    onComplete,
  });
  const client = replaceClient(stockClient as unknown as DocSearchTransformClient);
  const ask = (query: string) => client.search({requests: [{query, indexName: 'embedded'}]});
  return {ask, start, states, onComplete};
}

it('answers the modal with what our engine finds, and with the true number of results', async () => {
  const {ask, states, onComplete} = setUp(() => Promise.resolve({hits: [], total: 57}));
  expect(await ask('deploy')).toEqual({
    results: [{index: 'embedded', query: 'deploy', hits: [], nbHits: 57}],
  });
  expect(states).toEqual([{status: 'found', query: 'deploy', total: 57}]);
  expect(onComplete).not.toHaveBeenCalled();
});

it('reports an index that cannot be loaded, and finds nothing', async () => {
  const {ask, states} = setUp(() => Promise.reject(new SearchLoadError('shard')));
  expect(await ask('deploy')).toMatchObject({results: [{hits: [], nbHits: 0}]});
  expect(states).toEqual([{status: 'failed', query: 'deploy'}]);
});

it('lets a fault of the code be seen', async () => {
  const {ask} = setUp(() => Promise.reject(new TypeError('fault')));
  await expect(ask('deploy')).rejects.toThrow('fault');
});

it('asks for another search when the texts follow on the titles', async () => {
  const {ask, onComplete} = setUp((_, {complete}) =>
    Promise.resolve({...none, partial: !complete}),
  );
  await ask('deploy');
  await vi.waitFor(() => expect(onComplete).toHaveBeenCalledTimes(1));
});

it('reports texts that cannot be loaded although the titles were', async () => {
  const {ask, states} = setUp((_, {complete}) =>
    complete
      ? Promise.reject(new SearchLoadError('texts'))
      : Promise.resolve({...none, partial: true}),
  );
  await ask('deploy');
  await vi.waitFor(() => expect(states.at(-1)).toEqual({status: 'failed', query: 'deploy'}));
});

it('drops a search for the one that was asked for since, and gives the result of that', async () => {
  const {ask, states} = setUp(
    (query, {signal}) =>
      new Promise((resolve, reject) => {
        signal!.addEventListener('abort', () => reject(signal!.reason as Error));
        if (query === 'deploy') {
          resolve({hits: [], total: 1});
        }
      }),
  );
  const [first] = await Promise.all([ask('de'), ask('deploy')]);
  expect(first).toMatchObject({results: [{nbHits: 1}]});
  expect(states).toEqual([{status: 'found', query: 'deploy', total: 1}]);
});

it('gives the modal the search that was started ahead, once', async () => {
  const search = vi.fn(() => Promise.resolve(none));
  const {ask, start} = setUp(search);
  start('deploy');
  await ask('deploy');
  expect(search).toHaveBeenCalledTimes(1);
  await ask('deploy');
  expect(search).toHaveBeenCalledTimes(2);
});

it('searches anew when the modal asks for something else than was started', async () => {
  const {ask, start} = setUp((query) => Promise.resolve({hits: [], total: query.length}));
  start('dep');
  expect(await ask('deploy')).toMatchObject({results: [{query: 'deploy', nbHits: 6}]});
});
