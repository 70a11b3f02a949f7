import Link from '@docusaurus/Link';
import {kinds} from '../../kinds';
import {useReleaseMetadata} from '../../use-release';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Which kinds of change an entry has, how many of each, and where they are. */
export default function KindIndex(): ReactNode {
  const {changes} = useReleaseMetadata().release;
  if (changes.length === 0) {
    return null;
  }
  return (
    <nav aria-label="Changes by kind">
      <ul className={styles.index}>
        {changes.map(({id, count}) => (
          <li key={id}>
            <Link to={`#${id}`}>
              {kinds.find((kind) => kind.id === id)!.title} ({count})
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
