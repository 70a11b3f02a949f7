import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

/** Says that the search couldn't be loaded, and offers to try again. */
export default function SearchFailure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className="search-failure" role="alert">
      <p className="search-failure__title">
        <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
      </p>
      <p>
        <Translate id="theme.SearchModal.errorScreen.helpText">
          You might want to check your network connection.
        </Translate>
      </p>
      <button type="button" className="button button--primary button--sm" onClick={onRetry}>
        <Translate id="site.search.retry">Try again</Translate>
      </button>
    </div>
  );
}
