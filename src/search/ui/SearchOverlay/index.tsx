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

export type Props = {onClose: () => void};

/**
 * The search above the page. A modal `dialog` keeps the focus inside, the page below out of
 * reach, and gives the focus back when it closes.
 */
export default function SearchOverlay({onClose}: Props): ReactNode {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [question, setQuestion] = useState<AskStart>();
  const backToSearch = useCallback(() => setQuestion(undefined), []);

  useLayoutEffect(() => {
    const dialog = dialogRef.current!;
    const root = document.documentElement;
    root.style.setProperty('--search-scroll-bar', `${window.innerWidth - root.clientWidth}px`);
    root.classList.add(styles.below!);
    dialog.showModal();
    return () => {
      dialog.close();
      root.classList.remove(styles.below!);
    };
  }, []);

  const handleEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (question) {
        backToSearch();
      } else {
        onClose();
      }
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
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div
        className={styles.surroundings}
        role="presentation"
        onKeyDown={handleEscape}
        onMouseDown={(event) => {
          if (event.target === event.currentTarget) {
            onClose();
          }
        }}
      >
        {question ? (
          <AskPanel start={question} onBack={backToSearch} onClose={onClose} />
        ) : (
          <KeywordSearch onAsk={setQuestion} onClose={onClose} />
        )}
      </div>
    </dialog>,
    document.body,
  );
}
