import React, {useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

const resetDelay = 2000;

/** A shell command with a copy button, which announces the result. */
export default function ShellCommand({command}: {command: string}): ReactNode {
  const [result, setResult] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (!result) {
      return undefined;
    }
    const timer = setTimeout(() => setResult(undefined), resetDelay);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = () =>
    navigator.clipboard.writeText(command).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );

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
      <button type="button" className={styles.button} onClick={copy} aria-label="Copy the command">
        <span role="status">
          {result === 'copied' && 'Copied'}
          {result === 'failed' && 'Copying failed. Select the command instead.'}
        </span>
        {!result && 'Copy'}
      </button>
    </div>
  );
}
