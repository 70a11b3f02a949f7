import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {SearchLoadError, type SearchQuery, type SearchResults} from '../types';
import {createTypedSearch, emptyState, type SearchState} from './typed-search';

type Find = (
  query: string,
  options: Pick<SearchQuery, 'complete' | 'signal'>,
) => Promise<SearchResults>;

const found = (total: number): SearchResults => ({hits: [], total});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(find: Find) {
  const states: SearchState[] = [];
  const search = createTypedSearch(find, (state) => states.push(state));
  return {search, states, settle: () => vi.advanceTimersByTimeAsync(0)};
}

it('tells what is found, and nothing more', async () => {
  const {search, states} = setUp(() => Promise.resolve(found(57)));
  search('deploy');
  await vi.runAllTimersAsync();
  expect(states).toEqual([{status: 'found', query: 'deploy', results: found(57)}]);
});

it('tells the titles first, and the texts when they are there', async () => {
  const {search, states, settle} = setUp((_, {complete}) =>
    Promise.resolve(complete ? found(9) : {...found(2), partial: true}),
  );
  search('deploy');
  await settle();
  expect(states.map(({results}) => results.total)).toEqual([2, 9]);
});

it('says after a while that it is searching, and shows what was found before', async () => {
  const {search, states, settle} = setUp((query) =>
    query === 'de' ? Promise.resolve(found(1)) : new Promise(() => {}),
  );
  search('de');
  await settle();
  search('dep');
  await settle();
  expect(states).toHaveLength(1);
  await vi.runAllTimersAsync();
  expect(states.at(-1)).toEqual({status: 'searching', query: 'dep', results: found(1)});
});

it.each([
  ['titles', () => Promise.reject(new SearchLoadError('titles'))],
  [
    'texts',
    (_: string, {complete}: {complete?: boolean}) =>
      complete
        ? Promise.reject(new SearchLoadError('texts'))
        : Promise.resolve({...found(2), partial: true}),
  ],
])('reports %s that cannot be loaded', async (_, find) => {
  const {search, states, settle} = setUp(find);
  search('deploy');
  await settle();
  expect(states.at(-1)).toEqual({...emptyState, status: 'failed', query: 'deploy'});
});

it('drops a search for the one that was typed since, whatever comes of it', async () => {
  const signals: AbortSignal[] = [];
  const {search, states} = setUp((query, {signal}) => {
    signals.push(signal!);
    return query === 'de'
      ? new Promise((_, reject) => {
          setTimeout(() => reject(new SearchLoadError('late')), 500);
        })
      : Promise.resolve(found(query.length));
  });
  search('de');
  search('deploy');
  await vi.runAllTimersAsync();
  expect(signals.map(({aborted}) => aborted)).toEqual([true, false]);
  expect(states).toEqual([{status: 'found', query: 'deploy', results: found(6)}]);
});

it('is empty again without a query', async () => {
  const {search, states} = setUp(() => new Promise(() => {}));
  search('deploy');
  search(' ');
  await vi.runAllTimersAsync();
  expect(states).toEqual([emptyState]);
});
