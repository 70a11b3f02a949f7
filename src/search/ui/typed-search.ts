import {SearchLoadError, type SearchQuery, type SearchResults} from '../types';

/** What is known of the query in the field. */
export type SearchState = {
  status: 'empty' | 'searching' | 'found' | 'failed';
  query: string;
  /** What was found; while a search takes long, what was found for the query before. */
  results: SearchResults;
};

export const emptyState: SearchState = {
  status: 'empty',
  query: '',
  results: {hits: [], total: 0},
};

/** A search that takes longer says that it is under way, in milliseconds. */
const noticeableWait = 200;

type Find = (
  query: string,
  options: Pick<SearchQuery, 'complete' | 'signal'>,
) => Promise<SearchResults>;

/**
 * Searches while a query is typed: each search drops the one before. When titles alone were
 * searched, another search follows with the texts.
 *
 * @param find
 * @param onChange gets each new state; it begins as {@link emptyState}
 * @returns searches for a query, or stops with an empty one
 */
export function createTypedSearch(
  find: Find,
  onChange: (state: SearchState) => void,
): (query: string) => void {
  let controller = new AbortController();
  let state = emptyState;

  function change(next: SearchState): void {
    state = next;
    onChange(next);
  }

  async function run(query: string, signal: AbortSignal): Promise<void> {
    const tell = (next: SearchState) => {
      if (!signal.aborted) {
        change(next);
      }
    };
    const notice = setTimeout(() => tell({...state, status: 'searching', query}), noticeableWait);
    try {
      const results = await find(query, {signal});
      clearTimeout(notice);
      tell({status: 'found', query, results});
      if (results.partial) {
        tell({status: 'found', query, results: await find(query, {complete: true, signal})});
      }
    } catch (error) {
      if (!signal.aborted && !(error instanceof SearchLoadError)) {
        throw error;
      }
      tell({...emptyState, status: 'failed', query});
    } finally {
      clearTimeout(notice);
    }
  }

  return (query) => {
    controller.abort();
    controller = new AbortController();
    if (query.trim() === '') {
      change(emptyState);
    } else {
      void run(query, controller.signal);
    }
  };
}
