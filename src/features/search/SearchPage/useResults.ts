import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback, useEffect, useRef, useState} from 'react';
import {getClient} from '../client';
import type {Hit} from '../engine/engine';

const pageSize = 20;

type State = {
  /** The query of the hits, which stay until the next query's hits have loaded. */
  query: string;
  hits: Hit[];
  total: number;
  isFailed: boolean;
};

export type Results = State & {
  /** Searches for the next hits, or again after a failure. */
  showMore: () => void;
};

/** What each search of this visit has loaded, for readers who come back from a result. */
const loaded = new Map<string, State>();

/**
 * The results of a query, a page at a time.
 *
 * @param query nothing is searched while it's blank
 * @param tags to search, separated by spaces
 */
export function useResults(query: string, tags: string): Results {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const key = `${tags}\n${query}`;
  const [state, setState] = useState<State>(
    () => loaded.get(key) ?? {query: '', hits: [], total: 0, isFailed: false},
  );
  const latest = useRef(0);

  const search = useCallback(
    async (earlier: Hit[]) => {
      const current = (latest.current += 1);
      const scope = tags.split(' ');
      const known = earlier.length === 0 ? loaded.get(key) : undefined;
      let next: State = {query, hits: earlier, total: 0, isFailed: true};
      try {
        const {hits, total} =
          known ??
          (await getClient(baseUrl).search({
            query,
            context: scope,
            scope,
            offset: earlier.length,
            limit: pageSize,
          }));
        next = {query, hits: [...earlier, ...hits], total, isFailed: false};
      } catch (error) {
        // eslint-disable-next-line no-console -- readers see that it failed; this shows why
        console.warn('The search failed.', error);
      }
      if (current === latest.current) {
        setState(next);
        if (!next.isFailed) {
          loaded.set(key, next);
        }
      }
    },
    [key, query, tags, baseUrl],
  );

  useEffect(() => {
    if (query.trim()) {
      void search([]);
    }
    return () => {
      latest.current += 1;
    };
  }, [query, search]);

  const showMore = useCallback(() => void search(state.hits), [search, state.hits]);
  return {...state, showMore};
}
