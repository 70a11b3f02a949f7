/*
 * Replaces @docusaurus/theme-classic 3.9.2, NotFound/Content, because the additions belong inside
 * its `<main>`.
 */
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {SitePage} from '@site/src/content/nearest-pages/rank';
import {searchWords} from '@site/src/content/nearest-pages/words';
import {docPath} from '@site/src/data/versions';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import React, {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

/** Fetches the list of pages and the ranking code on demand. */
async function findPages(file: string, path: string, signal: AbortSignal): Promise<SitePage[]> {
  const [response, {nearestPages}] = await Promise.all([
    fetch(file, {signal}),
    import('@site/src/content/nearest-pages/rank'),
  ]);
  if (!response.ok) {
    throw new Error(`${file} responded with status ${response.status}.`);
  }
  return nearestPages(path, (await response.json()) as SitePage[]);
}

function messageOf(pages: SitePage[] | 'failed' | undefined): string | undefined {
  if (pages === 'failed') {
    return 'The list of pages could not be loaded, so there are no suggestions.';
  }
  return pages?.length === 0
    ? 'No page on this site has a similar URL.'
    : pages && 'Were you looking for one of these pages?';
}

/**
 * Suggests pages with a path or title similar to a path that doesn't exist.
 *
 * @param props.path below the base URL; must not change between renders
 */
function NearestPages({path}: {readonly path: string}): ReactNode {
  const file = useBaseUrl('/nearest-pages.json');
  const [pages, setPages] = useState<SitePage[] | 'failed'>();

  useEffect(() => {
    const controller = new AbortController();
    findPages(file, path, controller.signal)
      .then(setPages)
      .catch((error: unknown) => {
        if (!controller.signal.aborted) {
          // eslint-disable-next-line no-console -- readers see a message on the page
          console.error('The nearest pages could not be found.', error);
          setPages('failed');
        }
      });
    return () => controller.abort();
  }, [file, path]);

  return (
    <>
      {/* Rendered before it has text, because screen readers only announce changes. */}
      <p role="status">{messageOf(pages)}</p>
      {Array.isArray(pages) && pages.length > 0 && (
        <ul className={styles.pages}>
          {pages.map(([page, title]) => (
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
  return (
    <Link to={`/search/${words && `?${new URLSearchParams({q: words})}`}`}>
      {words ? `Search this site for “${words}”` : 'Search this site'}
    </Link>
  );
}

/** The not-found page with suggestions. */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  // `404.html` is served for all missing paths, so only the browser knows the path.
  const isBrowser = useIsBrowser();
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  const title = translate({id: 'theme.NotFound.title', message: 'Page Not Found'});
  return (
    <main
      className={clsx(
        'container container--fluid margin-vert--xl page-narrow',
        styles.page,
        className,
      )}
    >
      {/* DocRoot renders this content without the title that `@theme/NotFound` sets. */}
      <PageMetadata title={title} />
      <Heading as="h1">{title}</Heading>
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
      {isBrowser && process.env.NODE_ENV !== 'development' && (
        <NearestPages key={path} path={path} />
      )}
    </main>
  );
}
