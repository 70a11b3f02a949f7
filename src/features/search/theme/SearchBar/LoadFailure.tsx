import {useModalDialog} from '@site/src/hooks/useModalDialog';
import React, {type ReactNode} from 'react';
import SearchFailure from '../../SearchFailure';

type Props = {label: string; isSlow: boolean; onRetry: () => void; onClose: () => void};

/** Replaces the search if its code can't be loaded, or not yet. */
export default function LoadFailure({label, isSlow, onRetry, onClose}: Props): ReactNode {
  return (
    <dialog
      ref={useModalDialog()}
      className="search-failure-dialog"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <SearchFailure isSlow={isSlow} onRetry={onRetry} />
    </dialog>
  );
}
