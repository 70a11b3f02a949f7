import type {DocSearchModalProps} from '@docsearch/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState, type RefObject} from 'react';
import {createModalSearch, type SearchState} from '../modal-client';
import {toModalHits} from '../modal-hits';
import {loadEngine} from '../services';
import {useAreas} from '../useAreas';
import {useSearchContext} from '../useSearchContext';

/** About as many as are in view: each is drawn anew at each keystroke, and all have a page. */
const limit = 8;

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;

/**
 * Gives the modal our engine, and tells what came of its latest search.
 *
 * @param rootRef an element around the modal
 */
export function useModalClient(rootRef: RefObject<HTMLElement | null>): {
  transformSearchClient: TransformClient;
  startSearch: (query: string) => void;
  state: SearchState;
} {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const context = useSearchContext();
  const areaOf = useAreas();
  const [state, setState] = useState<SearchState>({status: 'idle'});

  /** How often texts followed on titles. */
  const [completions, setCompletions] = useState(0);

  useEffect(() => {
    if (completions > 0) {
      // The modal searches when its field gets the focus, and has no other way to be asked.
      rootRef.current
        ?.querySelector('input')
        ?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
    }
  }, [rootRef, completions]);

  // The modal keeps the first client that it gets, and a page does not change below it.
  const [search] = useState(() =>
    createModalSearch({
      search: async (query, options) => {
        const engine = await loadEngine(baseUrl);
        return engine.search({query, context, limit, ...options});
      },
      toHits: ({hits}) => toModalHits(hits, areaOf, baseUrl),
      onChange: setState,
      onComplete: () => setCompletions((count) => count + 1),
    }),
  );

  return {transformSearchClient: search.replaceClient, startSearch: search.start, state};
}
