import {useHistory} from '@docusaurus/router';
import React, {useCallback, useEffect, useRef, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import FailureDialog from './FailureDialog';
import SearchButton from './SearchButton';
import {useOverlay} from './useOverlay';
import {useSearchShortcuts} from './useSearchShortcuts';

/** The search of the navbar: a button, its shortcuts, and what they open. */
export default function SearchBar(): ReactNode {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const history = useHistory();
  const {state, preload, open, close} = useOverlay();

  // Also by the browser's own buttons: the search belongs to the page below it.
  useEffect(() => history.listen(close), [close, history]);

  const closeSearch = useCallback(() => {
    flushSync(close);
    // The dialog gives the focus back, unless nothing had it.
    if (document.activeElement === document.body) {
      buttonRef.current!.focus();
    }
  }, [close]);

  useSearchShortcuts({open, toggle: state.stage === 'open' ? closeSearch : open});

  return (
    <>
      <SearchButton
        ref={buttonRef}
        aria-busy={state.stage === 'loading'}
        onClick={open}
        onMouseEnter={preload}
        onFocus={preload}
        onTouchStart={preload}
      />
      {state.stage === 'open' && <state.Overlay onClose={closeSearch} />}
      {state.stage === 'failed' && <FailureDialog onRetry={open} onClose={closeSearch} />}
    </>
  );
}
