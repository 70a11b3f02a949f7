import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {SearchLoadError, type SearchContext, type SearchHit} from '@site/src/search/types';
import {loadEngine} from '@site/src/search/ui/services';
import {useCallback, useEffect, useRef, useState} from 'react';

const pageSize = 20;

type State = {
  /** What the hits are for; they stay while those of the next query are looked for. */
  query: string;
  hits: SearchHit[];
  total: number;
  isFailed: boolean;
};

export type Results = State & {
  /** Looks for the hits that follow on these. */
  showMore: () => void;
  /** Looks again after a failure. */
  retry: () => void;
};

/**
 * The results of a query, a page at a time.
 *
 * @param query nothing is looked for while it is empty
 * @param tags of what is searched, the same array between renders; see `SearchQuery`
 */
export function useResults(
  query: string,
  tags: string[] | undefined,
  context: SearchContext,
): Results {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [state, setState] = useState<State>({query: '', hits: [], total: 0, isFailed: false});
  const latest = useRef<AbortController>(undefined);

  const find = useCallback(
    async (earlier: SearchHit[], signal: AbortSignal): Promise<State> => {
      try {
        const engine = await loadEngine(baseUrl);
        const {hits, total} = await engine.search({
          query,
          tags,
          context,
          offset: earlier.length,
          limit: pageSize,
          complete: true,
          signal,
        });
        return {query, hits: [...earlier, ...hits], total, isFailed: false};
      } catch (error) {
        if (signal.aborted || error instanceof SearchLoadError) {
          return {query, hits: earlier, total: 0, isFailed: true};
        }
        throw error;
      }
    },
    [query, tags, context, baseUrl],
  );

  const search = useCallback(
    (earlier: SearchHit[]) => {
      latest.current?.abort();
      const {signal} = (latest.current = new AbortController());
      void find(earlier, signal).then((next) => {
        if (!signal.aborted) {
          setState(next);
        }
      });
    },
    [find],
  );

  useEffect(() => {
    if (query.trim()) {
      search([]);
    }
    return () => latest.current?.abort();
  }, [query, search]);

  const showMore = useCallback(() => search(state.hits), [search, state.hits]);
  return {...state, showMore, retry: showMore};
}
