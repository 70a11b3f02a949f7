// Replaces the search bar of @docusaurus/theme-search-algolia 3.9.2, which can't be wrapped: it
// preconnects to Algolia's host, and only accepts search client options from the configuration,
// which is JSON. Hosted search uses the theme's search bar.
import {DocSearchButton} from '@docsearch/react/button';
import {useDocSearchKeyboardEvents} from '@docsearch/react/useDocSearchKeyboardEvents';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import React, {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {flushSync} from 'react-dom';
import type {Props as ModalProps} from '../../modal/SearchModal';
import {patienceMs} from '../../patience';
import LoadFailure from './LoadFailure';
import './button.css';
import './styles.css';

type Modal = ComponentType<ModalProps>;
type State = 'closed' | 'loading' | 'slow' | 'failed' | {Modal: Modal; initialQuery: string};

declare global {
  interface Window {
    /** Returns what the reader did before this code loaded; see `queue-keys.js`. */
    searchQueue?: {drain: (open: (typed: string) => void) => void};
  }
}

/** A static import would drop the styles, because their package declares no side effects. */
const loadModal = () =>
  Promise.all([import('../../modal/SearchModal'), import('@docsearch/react/style')]).then(
    ([module]) => module.default,
  );

/** The navbar search: a button, its shortcuts, and the modal that they open. */
export default function SearchBar(): ReactNode {
  const history = useHistory();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>('closed');
  const [isAskAiActive, setIsAskAiActive] = useState(false);
  const typed = useRef('');
  /** False if the reader has closed the search while it was loading. */
  const isAwaited = useRef(false);

  /** Keeps what the reader types until the field exists. */
  const collect = useCallback((event: KeyboardEvent) => {
    // The queue has prevented the default of what it took.
    const isTaken = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
    if (event.key.length === 1 && !isTaken) {
      event.preventDefault();
      typed.current += event.key;
    }
  }, []);
  const stopCollecting = useCallback(
    () => window.removeEventListener('keydown', collect),
    [collect],
  );
  const open = useCallback(() => {
    // An effect would miss the keys that are pressed before it runs.
    window.addEventListener('keydown', collect);
    isAwaited.current = true;
    setState('loading');
    loadModal()
      .then(
        (Modal) => {
          if (isAwaited.current) {
            isAwaited.current = false;
            // At once, so that no key is pressed between reading what was typed and focusing the
            // field, even if React hasn't come to the state of loading.
            flushSync(() => setState({Modal, initialQuery: typed.current}));
          }
        },
        () => setState('failed'),
      )
      .finally(stopCollecting);
  }, [collect, stopCollecting]);
  const close = useCallback(() => {
    stopCollecting();
    isAwaited.current = false;
    typed.current = '';
    setIsAskAiActive(false);
    setState('closed');
  }, [stopCollecting]);
  const preload = () => {
    // A failure is reported when the search is opened.
    loadModal().catch(() => {});
  };

  useEffect(() => {
    window.searchQueue?.drain((text) => {
      typed.current = text;
      open();
    });
    delete window.searchQueue;
  }, [open]);

  useEffect(() => {
    if (state !== 'loading') {
      return undefined;
    }
    const timer = setTimeout(() => {
      stopCollecting();
      setState('slow');
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [state, stopCollecting]);
  useEffect(() => stopCollecting, [stopCollecting]);

  // Close the search when the page changes, also with the browser's back and forward buttons.
  useEffect(() => history.listen(close), [history, close]);

  useDocSearchKeyboardEvents({
    isOpen: state !== 'closed',
    onOpen: open,
    onClose: close,
    isAskAiActive,
    onAskAiToggle: setIsAskAiActive,
    searchButtonRef: buttonRef,
  });

  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  return (
    <>
      <DocSearchButton
        ref={buttonRef}
        aria-haspopup="dialog"
        aria-busy={state === 'loading'}
        translations={{buttonText: label, buttonAriaLabel: label}}
        onClick={open}
        onMouseOver={preload}
        onFocus={preload}
        onTouchStart={preload}
      />
      {(state === 'failed' || state === 'slow') && (
        <LoadFailure label={label} isSlow={state === 'slow'} onRetry={open} onClose={close} />
      )}
      {typeof state === 'object' && (
        <state.Modal
          label={label}
          initialQuery={state.initialQuery}
          isAskAiActive={isAskAiActive}
          onAskAiToggle={setIsAskAiActive}
          onClose={close}
        />
      )}
    </>
  );
}
