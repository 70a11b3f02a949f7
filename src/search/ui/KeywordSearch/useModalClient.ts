import type {DocSearchModalProps} from '@docsearch/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState} from 'react';
import {createModalClient, type SearchState} from '../modal-client';
import {toModalHits} from '../modal-hits';
import {searchIn} from '../scope';
import {loadEngine} from '../services';
import {useAreas} from '../useAreas';
import {useSearchContext} from '../useSearchContext';

const limit = 20;

/** Gives the modal our engine, and tells what came of its latest search. */
export function useModalClient(): {
  transformSearchClient: NonNullable<DocSearchModalProps['transformSearchClient']>;
  state: SearchState;
} {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const context = useSearchContext();
  const areaOf = useAreas();
  const [state, setState] = useState<SearchState>({status: 'idle'});

  // The modal keeps the first function that it gets, and a page does not change below it.
  const [transformSearchClient] = useState(
    () => (client: Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0]) =>
      createModalClient(client, {
        search: async (query) => searchIn(await loadEngine(), 'context', {query, context, limit}),
        toHits: ({hits}) => toModalHits(hits, areaOf, baseUrl),
        onChange: setState,
      }),
  );

  useEffect(() => {
    loadEngine()
      .then((engine) => engine.prepare(context))
      // What cannot be fetched ahead is told by the search that needs it.
      .catch(() => undefined);
  }, [context]);

  return {transformSearchClient, state};
}
