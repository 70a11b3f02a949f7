import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
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
  if (!outcome) {
    return null;
  }
  if (outcome.isFailed) {
    return <SearchFailure onRetry={onRetry} />;
  }
  return outcome.total === 0 ? null : (
    <Link to={searchPageUrl} autoAddBaseUrl={false} onClick={onClose}>
      <Translate id="theme.SearchBar.seeAll" values={{count: outcome.total}}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}
