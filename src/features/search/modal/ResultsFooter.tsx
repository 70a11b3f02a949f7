import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import React, {createContext, useContext, useEffect, type ReactNode} from 'react';
import SearchFailure from '../SearchFailure';
import type {Outcome} from './docsearch-client';

type Data = {
  outcome: Outcome | undefined;
  /** Returns the URL of the search page with the query. */
  searchPageUrl: (query: string) => string;
  /** Called with the query that the rows belong to; with nothing if there are none. */
  onShown: (query: string | undefined) => void;
  onRetry: (query: string) => void;
  onClose: () => void;
};

type Props = {state: {query: string; collections: {items: {query?: string}[]}[]}};

/** A component that closes over these would be another one, and lose the focus, with each change. */
export const FooterData = createContext<Data | undefined>(undefined);

/**
 * The footer of the results: a link to all of them, or an error. It shows the count of the last
 * search, because the modal adds up the counts of all keystrokes and would also link to 0 results.
 */
export default function ResultsFooter({state: {query, collections}}: Props): ReactNode {
  const {outcome, searchPageUrl, onShown, onRetry, onClose} = useContext(FooterData)!;
  const {selectMessage} = usePluralForm();
  // The last row asks the query that the others belong to. The field may have a newer one.
  const shownQuery = collections.at(-1)?.items[0]?.query;
  useEffect(() => {
    onShown(shownQuery);
    return () => onShown(undefined);
  });
  if (!outcome) {
    return null;
  }
  if (outcome.isFailed) {
    return <SearchFailure onRetry={() => onRetry(query)} />;
  }
  return outcome.total === 0 ? null : (
    <Link to={searchPageUrl(query)} autoAddBaseUrl={false} onClick={onClose}>
      {selectMessage(
        outcome.total,
        translate(
          {
            id: 'theme.SearchBar.seeAll',
            message: 'See the result on the search page|See all {count} results',
          },
          {count: outcome.total},
        ),
      )}
    </Link>
  );
}
