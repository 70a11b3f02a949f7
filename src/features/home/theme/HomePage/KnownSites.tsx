import Link from '@docusaurus/Link';
import type {Props} from '@theme/HomePage';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Names of well-known sites in the showcase. */
export default function KnownSites({names, others}: Props['knownSites']): ReactNode {
  return (
    <section className={styles.known} aria-labelledby="who-uses-it">
      <Heading as="h2" id="who-uses-it">
        Who publishes with Docusaurus
      </Heading>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
        <li>
          <Link to="/showcase/">and {others} more in the showcase</Link>
        </li>
      </ul>
    </section>
  );
}
