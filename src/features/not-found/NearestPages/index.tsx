import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';
import {useNearestPages, type Nearest} from './useNearestPages';

function messageOf({status, pages}: Nearest): string | undefined {
  if (status === 'failed') {
    return 'The list of pages could not be loaded, so that none can be suggested.';
  }
  if (status === 'ranked') {
    return pages.length > 0
      ? 'Perhaps one of these:'
      : 'No page of this site has a similar address.';
  }
  return undefined;
}

/**
 * Pages whose path or title is like a path that leads nowhere.
 *
 * @param props.path below the base URL
 */
export default function NearestPages({path}: {readonly path: string}): ReactNode {
  const nearest = useNearestPages(path);
  return (
    <>
      {/* There before its text, so that screen readers notice the text. */}
      <p role="status">{messageOf(nearest)}</p>
      {nearest.pages.length > 0 && (
        <ul className={styles.pages}>
          {nearest.pages.map(([page, title]) => (
            <li key={page}>
              <Link to={`/${page}`}>{title}</Link>
              <span className={styles.path}>/{page}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
