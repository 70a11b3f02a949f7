import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import CopyPage from '@site/src/features/markdown-pages/CopyPage';
import {useReleaseMetadata} from '../../use-release';
import Heading from '@theme/Heading';
import ReleaseDate from '@theme/ReleaseDate';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

function Authors(): ReactNode {
  const {authors} = useReleaseMetadata();
  return authors.map(({key, name, page}) => (
    <span key={key}>{page ? <Link to={page.permalink}>{name}</Link> : name}</span>
  ));
}

/** The version of an entry, its day, and where there is more about the release. */
export default function Header(): ReactNode {
  const {date, permalink, release} = useReleaseMetadata();
  const {version, previous, sourceUrl, releasePost} = release;
  const docs = useVersions(undefined).find(({name}) => name === version);
  const links: [label: string, to: string | undefined][] = [
    ['Release post', releasePost],
    [`Docs of ${version}`, docs?.path],
    [`Source of ${version}`, sourceUrl],
    [`Compare with ${previous?.version}`, previous?.compareUrl],
  ];
  return (
    <header className={styles.header}>
      <Heading as="h1">{version}</Heading>
      <p className={styles.info}>
        <ReleaseDate date={date} />
        <Authors />
      </p>
      <CopyPage permalink={permalink} className={styles.copy} />
      <ul className={styles.links} aria-label={`More about ${version}`}>
        {links.map(
          ([label, to]) =>
            to && (
              <li key={label}>
                <Link to={to}>{label}</Link>
              </li>
            ),
        )}
      </ul>
    </header>
  );
}
