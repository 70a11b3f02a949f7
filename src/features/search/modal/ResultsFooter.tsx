import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import React, {createContext, useContext, type ReactNode} from 'react';
import SearchFailure from '../SearchFailure';
import type {Outcome} from './docsearch-client';

type Data = {
  outcome: Outcome | undefined;
  /** Returns the URL of the search page with the query. */
  searchPageUrl: (query: string) => string;
  onRetry: (query: string) => void;
  onClose: () => void;
};

/** A component that closes over these would be another one, and lose the focus, with each change. */
export const FooterData = createContext<Data | undefined>(undefined);

/**
 * The footer of the results: a link to all of them, or an error. It shows the count of the last
 * search, because the modal adds up the counts of all keystrokes and would also link to 0 results.
 */
export default function ResultsFooter({state: {query}}: {state: {query: string}}): ReactNode {
  const {outcome, searchPageUrl, onRetry, onClose} = useContext(FooterData)!;
  const {selectMessage} = usePluralForm();
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
