import type {DocSearchHit, DocSearchTransformClient} from '@docsearch/react';
import {SearchLoadError, type SearchQuery, type SearchResults} from '../types';

/** What is known of the search that the modal asked for last. */
export type SearchState =
  | {status: 'idle'}
  | {status: 'found'; query: string; total: number}
  | {status: 'failed'; query: string};

type ModalRequests = {requests: {query?: string; indexName: string}[]};

type Options = {
  search: (
    query: string,
    options: Pick<SearchQuery, 'complete' | 'signal'>,
  ) => Promise<SearchResults>;
  toHits: (results: SearchResults) => DocSearchHit[];
  /** Gets the state of the latest search. */
  onChange: (state: SearchState) => void;
  /** Titles alone were searched so far; the texts are there now, and another search may find more. */
  onComplete: () => void;
};

export type ModalSearch = {
  /** Searches ahead for a query that the modal is about to ask for. */
  start(query: string): void;
  /** @param client the one that the modal made */
  replaceClient(client: DocSearchTransformClient): DocSearchTransformClient;
};

/**
 * Replaces the client of the DocSearch modal by one that asks our engine. The modal shows "no
 * results" for a search that is rejected, and leaves the rejection unhandled: a failed one finds
 * nothing here, and is reported to `onChange`.
 *
 * The modal is drawn at a keystroke before it asks; a search that was started meanwhile is what it
 * gets then.
 */
export function createModalSearch({search, toHits, onChange, onComplete}: Options): ModalSearch {
  let controller = new AbortController();
  let latest: Promise<SearchResults>;
  let started: string | undefined;

  function reportFailure(error: unknown, query: string): void {
    if (!(error instanceof SearchLoadError)) {
      throw error;
    }
    onChange({status: 'failed', query});
  }

  async function awaitTexts(query: string, signal: AbortSignal): Promise<void> {
    try {
      await search(query, {complete: true, signal});
      onComplete();
    } catch (error) {
      if (!signal.aborted) {
        reportFailure(error, query);
      }
    }
  }

  async function find(query: string, signal: AbortSignal): Promise<SearchResults> {
    try {
      const results = await search(query, {signal});
      onChange({status: 'found', query, total: results.total});
      if (results.partial) {
        void awaitTexts(query, signal);
      }
      return results;
    } catch (error) {
      if (signal.aborted) {
        // Nothing for now would show as "no results"; the modal gets what it asked for since.
        return latest;
      }
      reportFailure(error, query);
      return {hits: [], total: 0};
    }
  }

  function start(query: string): void {
    controller.abort();
    controller = new AbortController();
    latest = find(query, controller.signal);
    started = query;
  }

  async function answer({requests}: ModalRequests) {
    const {query = '', indexName} = requests[0]!;
    if (started !== query) {
      start(query);
    }
    started = undefined;
    const results = await latest;
    return {results: [{index: indexName, query, hits: toHits(results), nbHits: results.total}]};
  }

  return {
    start,
    replaceClient: (client) => ({
      ...client,
      // The modal reads these four fields of a response; the type of Algolia's client asks for more.
      search: answer as unknown as DocSearchTransformClient['search'],
    }),
  };
}
