import {useModalDialog} from '@site/src/hooks/useModalDialog';
import React, {type ReactNode} from 'react';
import SearchFailure from '../../SearchFailure';

type Props = {label: string; onRetry: () => void; onClose: () => void};

/** Stands in for the search when its code can't be loaded. */
export default function LoadFailure({label, onRetry, onClose}: Props): ReactNode {
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
      <SearchFailure onRetry={onRetry} />
    </dialog>
  );
}
