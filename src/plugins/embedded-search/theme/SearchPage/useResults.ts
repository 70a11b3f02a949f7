import type {SearchContext, SearchHit} from '@site/src/search/types';
import {SearchLoadError} from '@site/src/search/types';
import {searchIn, type Scope} from '@site/src/search/ui/scope';
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

const nothing: State = {query: '', hits: [], total: 0, isFailed: false};

export type Results = State & {
  /** Looks for the hits that follow on these. */
  showMore: () => void;
  /** Looks again after a failure. */
  retry: () => void;
};

/** The results of a query, a page at a time. */
export function useResults(query: string, scope: Scope, context: SearchContext): Results {
  const [state, setState] = useState(nothing);
  const latest = useRef({});

  const search = useCallback(
    async (earlier: SearchHit[]) => {
      const run = {};
      latest.current = run;
      const show = (next: State) => {
        if (latest.current === run) {
          setState(next);
        }
      };
      try {
        const engine = await loadEngine();
        const offset = earlier.length;
        const request = {query, context, offset, limit: pageSize};
        const {hits, total} = await searchIn(engine, scope, request);
        show({query, hits: [...earlier, ...hits], total, isFailed: false});
      } catch (error) {
        show({query, hits: earlier, total: 0, isFailed: true});
        if (!(error instanceof SearchLoadError)) {
          throw error;
        }
      }
    },
    [query, scope, context],
  );

  useEffect(() => {
    if (query.trim()) {
      void search([]);
    } else {
      latest.current = {};
      setState(nothing);
    }
  }, [query, search]);

  const showMore = useCallback(() => void search(state.hits), [search, state.hits]);
  return {...state, showMore, retry: showMore};
}
