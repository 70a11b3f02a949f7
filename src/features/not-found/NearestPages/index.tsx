import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {type ReactNode, useEffect, useState} from 'react';
import type {SitePage, SitePages} from '../site-pages';
import styles from './styles.module.css';

type Nearest = {status: 'pending' | 'failed'; pages: []} | {status: 'ranked'; pages: SitePage[]};

async function load(file: string, path: string, signal: AbortSignal): Promise<SitePage[]> {
  const [response, {nearestPages}] = await Promise.all([fetch(file, {signal}), import('../rank')]);
  if (!response.ok) {
    throw new Error(`The list of pages was answered with status ${response.status}.`);
  }
  return nearestPages(path, (await response.json()) as SitePages);
}

/**
 * Asks for the list of pages and ranks it. What this takes is loaded here, where it is needed.
 *
 * @param path below the base URL, percent-encoded or not; it stays the same between renders
 */
function useNearestPages(path: string): Nearest {
  const file = useBaseUrl('/nearest-pages.json');
  const [nearest, setNearest] = useState<Nearest>({status: 'pending', pages: []});

  useEffect(() => {
    const controller = new AbortController();
    load(file, path, controller.signal)
      .then((pages) => setNearest({status: 'ranked', pages}))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) {
          // eslint-disable-next-line no-console -- readers are told, in words of theirs
          console.error('The nearest pages could not be found.', error);
          setNearest({status: 'failed', pages: []});
        }
      });
    return () => controller.abort();
  }, [file, path]);

  return nearest;
}

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
