import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Ranges, SearchHit} from '@site/src/search/types';
import {cutAtRanges} from '@site/src/search/ui/html';
import {resultPath} from '@site/src/search/ui/result-path';
import Heading from '@theme/Heading';
import React, {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

function Highlighted({text, ranges}: {text: string; ranges: Ranges}): ReactNode {
  return cutAtRanges(text, ranges).map((stretch, index) => {
    const Element = stretch.isFound ? 'mark' : Fragment;
    return <Element key={index}>{stretch.text}</Element>;
  });
}

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
