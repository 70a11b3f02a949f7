import {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

const keys = [
  ['↵', translate({id: 'site.search.keys.open', message: 'to open'})],
  ['↑↓', translate({id: 'site.search.keys.move', message: 'to move'})],
  ['Esc', translate({id: 'site.search.keys.close', message: 'to close'})],
] as const;

/** Made once: it would cost a part of each keystroke. */
const keyNames = (
  <p className={styles.keys} aria-hidden="true">
    {keys.map(([key, use]) => (
      <span key={key}>
        <kbd>{key}</kbd> {use}
      </span>
    ))}
  </p>
);

/** Names the keys; what leads on stands beside them. */
export default function Foot({children}: {children?: ReactNode}): ReactNode {
  return (
    <footer className={styles.foot}>
      {keyNames}
      {children}
    </footer>
  );
}
