import {translate} from '@docusaurus/Translate';
import LoadFailure from '@site/src/search/ui/LoadFailure';
import React, {useLayoutEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {onRetry: () => void; onClose: () => void};

/** Stands in for the search when its code cannot be loaded. */
export default function FailureDialog({onRetry, onClose}: Props): ReactNode {
  const dialogRef = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = dialogRef.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return (
    <dialog
      ref={dialogRef}
      className={styles.failure}
      aria-label={translate({id: 'theme.SearchBar.label', message: 'Search'})}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <LoadFailure onRetry={onRetry} />
    </dialog>
  );
}
