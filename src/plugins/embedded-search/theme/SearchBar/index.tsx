import siteStorage from '@generated/site-storage';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {checkStoredSearches} from '@site/src/search/ui/stored-searches';
import React, {useCallback, useEffect, useRef, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import FailureDialog from './FailureDialog';
import SearchButton from './SearchButton';
import {useOverlay} from './useOverlay';
import {useSearchShortcuts} from './useSearchShortcuts';

/** Ends the names of what the modal stores, like the names of all other entries of this site. */
const indexName = `docs${siteStorage.namespace}`;

/** The search of the navbar: a button, its shortcuts, and what they open. */
export default function SearchBar(): ReactNode {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const history = useHistory();
  const searchPage = useBaseUrl('/search/');
  const {state, preload, open, close} = useOverlay();

  const openSearch = useCallback(() => {
    if (checkStoredSearches(indexName)) {
      open();
    } else {
      // The modal needs storage; the search page does not.
      history.push(searchPage);
    }
  }, [history, open, searchPage]);

  // Also by the browser's own buttons: the search belongs to the page below it.
  useEffect(() => history.listen(close), [close, history]);

  const closeSearch = useCallback(() => {
    flushSync(close);
    // The dialog gives the focus back, unless nothing had it.
    if (document.activeElement === document.body) {
      buttonRef.current!.focus();
    }
  }, [close]);

  useSearchShortcuts({open: openSearch, toggle: state.stage === 'open' ? closeSearch : openSearch});

  return (
    <>
      <SearchButton
        ref={buttonRef}
        aria-busy={state.stage === 'loading'}
        onClick={openSearch}
        onMouseEnter={preload}
        onFocus={preload}
        onTouchStart={preload}
      />
      {state.stage === 'open' && <state.Overlay indexName={indexName} onClose={closeSearch} />}
      {state.stage === 'failed' && <FailureDialog onRetry={openSearch} onClose={closeSearch} />}
    </>
  );
}
