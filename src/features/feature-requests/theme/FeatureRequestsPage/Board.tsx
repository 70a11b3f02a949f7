import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A board on another host, shown only if the site configures one. */
export default function Board({url}: {url: string}): ReactNode {
  return (
    <iframe
      className={styles.board}
      src={url}
      title="Feature request board"
      loading="lazy"
      sandbox="allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts"
    />
  );
}
