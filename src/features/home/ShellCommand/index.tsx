import CopyLabel from '@site/src/components/CopyLabel';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A shell command with a copy button, which announces the result. */
export default function ShellCommand({command}: {command: string}): ReactNode {
  return (
    <div className={styles.command}>
      <code className={styles.code}>
        <span aria-hidden="true" className={styles.prompt}>
          $
        </span>
        {command.split(' ').map((word, index) => (
          <React.Fragment key={index}>
            {index > 0 && ' '}
            <span className={styles.word}>{word}</span>
          </React.Fragment>
        ))}
      </code>
      <button
        type="button"
        className={styles.button}
        aria-label="Copy the command"
        data-own-control="copy"
        data-copy-state=""
        data-copy-text={command}
      >
        <CopyLabel ifFailed="Select the command instead.">Copy</CopyLabel>
      </button>
    </div>
  );
}
