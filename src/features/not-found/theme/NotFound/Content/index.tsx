/*
 * Replaces @docusaurus/theme-classic 3.9.2, NotFound/Content, because the additions belong inside
 * its `<main>`.
 */
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {SitePage, SitePages} from '@site/src/content/nearest-pages/rank';
import {searchWords} from '@site/src/content/nearest-pages/words';
import {docPath} from '@site/src/data/versions';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import React, {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

type Nearest = {status: 'pending' | 'failed'; pages: []} | {status: 'ranked'; pages: SitePage[]};

async function load(file: string, path: string, signal: AbortSignal): Promise<SitePage[]> {
  const [response, {nearestPages}] = await Promise.all([
    fetch(file, {signal}),
    import('@site/src/content/nearest-pages/rank'),
  ]);
  if (!response.ok) {
    throw new Error(`${file} responded with status ${response.status}.`);
  }
  return nearestPages(path, (await response.json()) as SitePages);
}

/**
 * Fetches the list of pages and the ranking code on demand.
 *
 * @param path relative to the base URL, percent-encoded or not; must not change between renders
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
          // eslint-disable-next-line no-console -- readers see a message on the page
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
    return 'The list of pages could not be loaded, so there are no suggestions.';
  }
  if (status === 'ranked') {
    return pages.length > 0
      ? 'Were you looking for one of these pages?'
      : 'No page on this site has a similar URL.';
  }
  return undefined;
}

/**
 * Suggests pages with a path or title similar to a path that doesn't exist.
 *
 * @param props.path below the base URL
 */
function NearestPages({path}: {readonly path: string}): ReactNode {
  const nearest = useNearestPages(path);
  return (
    <>
      {/* Rendered before it has text, because screen readers only announce changes. */}
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

/** Longer paths are truncated. */
const maxLength = 200;

const shorten = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);

function SearchLink({path}: {readonly path: string}): ReactNode {
  const words = searchWords(path);
  return words ? (
    <Link to={`/search/?${new URLSearchParams({q: words}).toString()}`}>
      Search this site for “{words}”
    </Link>
  ) : (
    <Link to="/search/">Search this site</Link>
  );
}

/** The not-found page with suggestions. */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  // `404.html` is served for all missing paths, so only the browser knows the path.
  const isBrowser = useIsBrowser();
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  return (
    <main
      className={clsx(
        'container container--fluid margin-vert--xl page-narrow',
        styles.page,
        className,
      )}
    >
      <Heading as="h1">
        {translate({id: 'theme.NotFound.title', message: 'Page Not Found'})}
      </Heading>
      <p className={styles.address}>
        There is no page at {isBrowser ? <code>{shorten(pathname)}</code> : 'this address'}. It may
        have moved, or the link that led here is wrong.
      </p>
      <ul>
        <li>
          <SearchLink path={isBrowser ? path : ''} />
        </li>
        <li>
          <Link to={docPath()}>Start with the docs</Link>
        </li>
        <li>
          <Link to="/">Go to the home page</Link>
        </li>
      </ul>
      {/* Last, because they arrive late and mustn't move anything. */}
      {isBrowser && <NearestPages key={path} path={path} />}
    </main>
  );
}
