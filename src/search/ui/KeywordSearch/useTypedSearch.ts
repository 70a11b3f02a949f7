import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useState} from 'react';
import {flushSync} from 'react-dom';
import {loadEngine} from '../services';
import {createTypedSearch, emptyState, type SearchState} from '../typed-search';
import {useSearchContext} from '../useSearchContext';

/** About as many as are in view: each is drawn anew at each keystroke, and all have a page. */
const limit = 8;

/** The results of what is typed, and what searches for them. */
export function useTypedSearch(): [SearchState, search: (query: string) => void] {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const context = useSearchContext();
  const [state, setState] = useState(emptyState);
  // The search closes when the page below it changes, and with it what is searched.
  const [search] = useState(() =>
    createTypedSearch(
      async (query, options) => {
        const engine = await loadEngine(baseUrl);
        return engine.search({query, context, limit, ...options});
        // At once, so that it is there for the next frame.
      },
      (next) => flushSync(() => setState(next)),
    ),
  );
  return [state, search];
}
