// Replaces the search bar of @docusaurus/theme-search-algolia 3.9.2, which can't be wrapped: it
// preconnects to Algolia's host, and only accepts search client options from the configuration,
// which is JSON. Hosted search uses the theme's search bar.
import {DocSearchButton} from '@docsearch/react/button';
import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useModalDialog} from '@site/src/hooks/useModalDialog';
import IconClose from '@theme/Icon/Close';
import React, {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {flushSync} from 'react-dom';
import {
  isFieldOpen,
  isForInputMethod,
  onFieldClose,
  openField,
  opensSearch,
  takeField,
} from '../../field/field';
import type {Props as ModalProps} from '../../modal/SearchModal';
import SearchFailure from '../../SearchFailure';
import {useSearchContext} from '../../use-search-context';
import './styles.css';

type Modal = ComponentType<ModalProps>;
type State = 'closed' | 'loading' | 'slow' | 'failed' | {Modal: Modal; initialQuery: string};

/** How long a reader waits without seeing that the search arrives. */
const patienceMs = 10_000;

/** A static import would drop the styles, because their package declares no side effects. */
const loadModal = () =>
  Promise.all([
    import(/* webpackChunkName: "search-modal" */ '../../modal/SearchModal'),
    import('@docsearch/react/style'),
  ]).then(([module]) => module.default);

const closeLabel = translate({id: 'theme.SearchModal.footer.closeText', message: 'Close'});

type LoadFailureProps = {label: string; isSlow: boolean; onRetry: () => void; onClose: () => void};

/** Replaces the search if its code can't be loaded, or not yet. */
function LoadFailure({label, isSlow, onRetry, onClose}: LoadFailureProps): ReactNode {
  return (
    <dialog
      ref={useModalDialog()}
      className="search-failure-dialog"
      aria-label={label}
      onCancel={onClose}
    >
      <button type="button" className="clean-btn" aria-label={closeLabel} onClick={onClose}>
        <IconClose width={16} height={16} aria-hidden="true" />
      </button>
      <SearchFailure isSlow={isSlow} onRetry={onRetry} />
    </dialog>
  );
}

/** The navbar search: a button, its shortcuts, and the modal that they open. */
export default function SearchBar(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const context = useSearchContext();
  const history = useHistory();
  /** The address of the page that is shown, also while the next one loads. */
  const location = useLocation();
  const isNextPageLoading = useRef(false);
  const [state, setState] = useState<State>('closed');
  const [isAskAiActive, setIsAskAiActive] = useState(false);
  const typed = useRef('');
  /** False if the reader has closed the search while it was loading. */
  const isAwaited = useRef(false);

  /** Takes over what was typed into the field. */
  const take = () => {
    const field = takeField();
    typed.current = field?.text ?? typed.current;
    return field?.enter;
  };
  const close = useCallback(() => {
    takeField();
    isAwaited.current = false;
    typed.current = '';
    setIsAskAiActive(false);
    setState('closed');
  }, []);
  const open = useCallback(() => {
    openField(typed.current);
    onFieldClose(close);
    isAwaited.current = true;
    setState('loading');
    // While the modal loads. If it fails, the search that needs it reports it.
    const client = import(/* webpackChunkName: "search-client" */ '../../client').then(
      ({getClient}) => getClient(baseUrl),
    );
    client.then((engine) => engine.prepare(context)).catch(() => {});
    loadModal().then(
      (Modal) => {
        // The whole index would make the modal wait on a slow connection.
        client.then((engine) => engine.load(context)).catch(() => {});
        // The next page may have another navbar, which opens the modal for the field.
        if (isAwaited.current && !isNextPageLoading.current) {
          isAwaited.current = false;
          const enter = take();
          // At once, so that no key is pressed between reading what was typed and focusing the
          // modal's field, even if React hasn't come to the state of loading.
          flushSync(() => setState({Modal, initialQuery: typed.current}));
          if (enter) {
            document.querySelector('.DocSearch-Input')?.dispatchEvent(enter);
          }
        }
      },
      () => {
        take();
        setState('failed');
      },
    );
  }, [close, baseUrl, context]);
  const retry = () => {
    // Nothing outside of its dialog can have the focus.
    flushSync(() => setState('closed'));
    open();
  };
  const preload = () => {
    // A failure is reported when the search is opened.
    loadModal().catch(() => {});
  };

  useEffect(() => {
    isNextPageLoading.current = false;
    const openForField = () => {
      if (isFieldOpen() && !isAwaited.current) {
        open();
      }
    };
    openForField();
    // Until the page is hydrated, which is after this effect, the first script opens the field.
    const observer = new MutationObserver(openForField);
    observer.observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
    return () => observer.disconnect();
  }, [open, location]);

  useEffect(() => {
    if (state !== 'loading') {
      return undefined;
    }
    const timer = setTimeout(() => {
      take();
      setState('slow');
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [state]);

  // Close the search when the page changes, also with the browser's back and forward buttons.
  useEffect(
    () =>
      history.listen(() => {
        isNextPageLoading.current = true;
        close();
      }),
    [history, close],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isEscape = event.key === 'Escape' && state !== 'closed' && !isForInputMethod(event);
      // A slash doesn't close it.
      const isShortcut = opensSearch(event) && (state === 'closed' || event.key !== '/');
      if (!isEscape && !isShortcut) {
        return;
      }
      event.preventDefault();
      if (isEscape && isAskAiActive) {
        setIsAskAiActive(false);
      } else if (state === 'closed') {
        open();
      } else {
        close();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [state, isAskAiActive, open, close]);

  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  return (
    <>
      <DocSearchButton
        // Its text is its name, because people who speak to their device say what they see.
        aria-label={undefined}
        aria-haspopup="dialog"
        aria-busy={state === 'loading'}
        translations={{buttonText: label}}
        onClick={open}
        onMouseOver={preload}
        onFocus={preload}
        onTouchStart={preload}
      />
      {(state === 'failed' || state === 'slow') && (
        <LoadFailure label={label} isSlow={state === 'slow'} onRetry={retry} onClose={close} />
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
