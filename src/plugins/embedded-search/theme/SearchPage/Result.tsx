import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchHit} from '@site/src/search/types';
import Highlighted from '@site/src/search/ui/Highlighted';
import {resultPath} from '@site/src/search/ui/result-path';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A section that was found: its title, where it is, and the words around the query. */
export default function Result({hit, area}: {hit: SearchHit; area: string}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {titles, titleRanges, excerpt, excerptRanges} = hit;
  const last = titles.length - 1;
  return (
    <article className={styles.result}>
      <p className={styles.trail}>{[area, ...titles.slice(0, last)].join(' › ')}</p>
      <Heading as="h2" className={styles.title}>
        <Link to={resultPath(hit.url, baseUrl)}>
          <Highlighted text={titles[last]!} ranges={titleRanges[last] ?? []} />
        </Link>
      </Heading>
      {excerpt && (
        <p className={styles.excerpt}>
          <Highlighted text={excerpt} ranges={excerptRanges} />
        </p>
      )}
    </article>
  );
}
