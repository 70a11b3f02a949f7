import type {DocSearchHit, DocSearchTransformClient} from '@docsearch/react';
import {SearchLoadError, type SearchResults} from '../types';

/** What is known of the search that the modal asked for last. */
export type SearchState =
  | {status: 'idle'}
  | {status: 'found'; query: string; total: number}
  | {status: 'failed'; query: string; error: SearchLoadError};

type ModalRequests = {requests: {query?: string; indexName: string}[]};

type Options = {
  search: (query: string) => Promise<SearchResults>;
  toHits: (results: SearchResults) => DocSearchHit[];
  onChange: (state: SearchState) => void;
};

/**
 * A client for the DocSearch modal that asks our engine. The modal shows "no results" for a search
 * that is rejected, and leaves the rejection unhandled: a failed one finds nothing here, and is
 * reported to `onChange`.
 *
 * @param client the one that the modal made
 * @param options.onChange gets the state of the latest search only, whatever order answers come in
 */
export function createModalClient(
  client: DocSearchTransformClient,
  {search, toHits, onChange}: Options,
): DocSearchTransformClient {
  let latest = '';

  async function find(query: string): Promise<SearchResults> {
    latest = query;
    try {
      const results = await search(query);
      if (latest === query) {
        onChange({status: 'found', query, total: results.total});
      }
      return results;
    } catch (error) {
      if (!(error instanceof SearchLoadError)) {
        throw error;
      }
      if (latest === query) {
        onChange({status: 'failed', query, error});
      }
      return {hits: [], total: 0};
    }
  }

  async function answer({requests}: ModalRequests) {
    const results = await Promise.all(
      requests.map(async ({query = '', indexName}) => {
        const found = await find(query);
        return {index: indexName, query, hits: toHits(found), nbHits: found.total};
      }),
    );
    return {results};
  }

  // The modal reads these four fields of a response; the type of Algolia's client asks for more.
  return {...client, search: answer as unknown as DocSearchTransformClient['search']};
}
