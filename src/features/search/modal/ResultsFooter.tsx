import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import SearchFailure from '../SearchFailure';
import type {Outcome} from './docsearch-client';

type Props = {
  outcome: Outcome | undefined;
  /** The URL of the search page with the query. */
  searchPageUrl: string;
  onRetry: () => void;
  onClose: () => void;
};

/**
 * The footer of the results: a link to all of them, or an error. It shows the count of the last
 * search, because the modal adds up the counts of all keystrokes and would also link to 0 results.
 */
export default function ResultsFooter({
  outcome,
  searchPageUrl,
  onRetry,
  onClose,
}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  if (!outcome) {
    return null;
  }
  if (outcome.isFailed) {
    return <SearchFailure onRetry={onRetry} />;
  }
  return outcome.total === 0 ? null : (
    <Link to={searchPageUrl} autoAddBaseUrl={false} onClick={onClose}>
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
