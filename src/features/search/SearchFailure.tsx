import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import {reload} from '../../framework/recovery/notice';

type Props = {
  /** It is still loading. Only a reload makes the browser request the same code again. */
  isSlow?: boolean;
  onRetry: () => void;
};

/** Says that the search couldn't be loaded, and offers to try again. */
export default function SearchFailure({isSlow = false, onRetry}: Props): ReactNode {
  return (
    <div className="search-failure" role="alert">
      <p className="search-failure__title">
        {isSlow ? (
          <Translate id="site.search.slow">The search is still loading</Translate>
        ) : (
          <Translate id="theme.SearchModal.errorScreen.titleText">
            Unable to fetch results
          </Translate>
        )}
      </p>
      <p>
        {process.env.NODE_ENV === 'development' && !isSlow ? (
          'Search works in a built site: npm run site'
        ) : (
          <Translate id="theme.SearchModal.errorScreen.helpText">
            You might want to check your network connection.
          </Translate>
        )}
      </p>
      <button
        type="button"
        className="button button--primary button--sm"
        onClick={isSlow ? reload.run : onRetry}
      >
        {isSlow ? reload.label : <Translate id="site.search.retry">Try again</Translate>}
      </button>
    </div>
  );
}
