// Replaces the search bar of @docusaurus/theme-search-algolia 3.9.2, which can't be wrapped: it
// connects to Algolia's host ahead of time, and takes the search client from the configuration,
// which is JSON. Hosted search uses the theme's own.
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
import type {Props as ModalProps} from '../../modal/SearchModal';
import LoadFailure from './LoadFailure';
import './styles.css';

type Modal = ComponentType<ModalProps>;
type State = 'closed' | 'loading' | 'failed' | {Modal: Modal; initialQuery: string};

declare global {
  interface Window {
    /** Hands over what the reader did before this code was there; see `queue-keys.js`. */
    searchQueue?: {drain: (open: (typed: string) => void) => void};
  }
}

/** The styles have to be imported like this: their package says that its modules do nothing. */
const loadModal = () =>
  Promise.all([import('../../modal/SearchModal'), import('@docsearch/react/style')]).then(
    ([module]) => module.default,
  );

/** The search of the navbar: a button, its shortcuts, and the modal that they open. */
export default function SearchBar(): ReactNode {
  const history = useHistory();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>('closed');
  const [isAskAiActive, setIsAskAiActive] = useState(false);
  const typed = useRef('');

  const open = useCallback(() => {
    setState('loading');
    loadModal().then(
      // The reader may have closed it in the meantime.
      (Modal) => {
        const loaded = {Modal, initialQuery: typed.current};
        setState((previous) => (previous === 'loading' ? loaded : previous));
      },
      () => setState('failed'),
    );
  }, []);
  const close = useCallback(() => {
    typed.current = '';
    setIsAskAiActive(false);
    setState('closed');
  }, []);
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
    // The field isn't there yet; what is typed goes into it.
    const collect = (event: KeyboardEvent) => {
      if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        typed.current += event.key;
      }
    };
    window.addEventListener('keydown', collect);
    return () => window.removeEventListener('keydown', collect);
  }, [state]);

  // The search belongs to the page below it, also when the browser's buttons change that.
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
      {state === 'failed' && <LoadFailure label={label} onRetry={open} onClose={close} />}
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
