import {translate} from '@docusaurus/Translate';
import React, {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import AskPanel, {type AskStart} from '../AskPanel';
import KeywordSearch from '../KeywordSearch';
import styles from './styles.module.css';

export type Props = {
  /** Ends the names under which the modal stores searches. */
  indexName: string;
  onClose: () => void;
};

/**
 * The search above the page. A modal `dialog` keeps the focus inside, the page below out of
 * reach, and gives the focus back when it closes.
 */
export default function SearchOverlay({indexName, onClose}: Props): ReactNode {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [question, setQuestion] = useState<AskStart>();
  const backToSearch = useCallback(() => setQuestion(undefined), []);

  useLayoutEffect(() => {
    const dialog = dialogRef.current!;
    const {style, clientWidth} = document.documentElement;
    // The page keeps its width when the scroll bar goes.
    style.setProperty('--search-scroll-bar', `${window.innerWidth - clientWidth}px`);
    dialog.showModal();
    return () => dialog.close();
  }, []);

  const handleKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      event.stopPropagation();
      if (question) {
        backToSearch();
      } else {
        onClose();
      }
    } else if (event.key === 'Tab') {
      // The modal of DocSearch keeps the focus among what it had when it opened; results come later.
      event.stopPropagation();
    }
  };

  return createPortal(
    <dialog
      ref={dialogRef}
      className={styles.overlay}
      aria-label={
        question
          ? translate({id: 'site.search.ask.label', message: 'Ask AI'})
          : translate({id: 'theme.SearchBar.label', message: 'Search'})
      }
      onKeyDownCapture={handleKeys}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {question ? (
        <AskPanel start={question} onBack={backToSearch} onClose={onClose} />
      ) : (
        <KeywordSearch indexName={indexName} onAsk={setQuestion} onClose={onClose} />
      )}
    </dialog>,
    document.body,
  );
}
