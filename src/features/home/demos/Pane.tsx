import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './panels.module.css';

type Props = {
  /** The name of a file, or the URL in a browser's address bar. */
  label: string;
  isFile?: boolean;
  children: ReactNode;
};

/** One side of a demo: an editor with a file, or a browser with a page. */
export default function Pane({label, isFile, children}: Props): ReactNode {
  return (
    <div className={clsx(styles.pane, isFile && styles.editor)}>
      <p className={styles.bar}>
        <span className={isFile ? styles.fileName : styles.address}>{label}</span>
      </p>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
