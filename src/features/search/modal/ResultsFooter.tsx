import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import SearchFailure from '../SearchFailure';
import type {Outcome} from './docsearch-client';

type Props = {
  outcome: Outcome | undefined;
  /** The address of the search page with the query. */
  searchPageUrl: string;
  onRetry: () => void;
  onClose: () => void;
};

/**
 * What follows the results: the link to all of them, or that the search failed. The count is that of
 * the last search: the modal adds up those of all keystrokes, and would link to 0 results as well.
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
