import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useState} from 'react';
import {flushSync} from 'react-dom';
import {loadEngine} from '../services';
import {createTypedSearch, emptyState, type SearchState} from '../typed-search';
import type {SearchContext} from '../../types';

/** About as many as are in view: each is drawn anew at each keystroke, and all have a page. */
const limit = 8;

/**
 * The results of what is typed, and what searches for them.
 *
 * @param context of the page below, which does not change while the search is open
 */
export function useTypedSearch(
  context: SearchContext,
): [SearchState, search: (query: string) => void] {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [state, setState] = useState(emptyState);
  const [search] = useState(() =>
    createTypedSearch(
      async (query, options) => {
        const engine = await loadEngine(baseUrl);
        return engine.search({query, context, limit, ...options});
      },
      // At once, so that it is there for the next frame.
      (next) => flushSync(() => setState(next)),
    ),
  );
  return [state, search];
}
