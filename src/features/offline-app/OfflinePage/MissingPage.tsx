import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SitePage} from '@site/src/content/nearest-pages/rank';
import {searchWords} from '@site/src/content/nearest-pages/words';
import Heading from '@theme/Heading';
import React, {type ReactNode, useEffect, useMemo, useState} from 'react';

type Rank = (path: string, pages: SitePage[]) => SitePage[];

/** The kept pages whose path or title is similar to a path or to words. */
function useNearest(wanted: string, keptPages: string[] | undefined): SitePage[] {
  const baseUrl = useBaseUrl('/');
  const [loaded, setLoaded] = useState<{rank: Rank; pages: SitePage[]}>();
  useEffect(() => {
    void (async () => {
      const [{nearestPages}, response] = await Promise.all([
        import('@site/src/content/nearest-pages/rank'),
        fetch(`${baseUrl}nearest-pages.json`),
      ]);
      setLoaded({rank: nearestPages, pages: (await response.json()) as SitePage[]});
    })().catch((error: unknown) => {
      // eslint-disable-next-line no-console -- the page has no suggestions then
      console.error('The nearest pages could not be found.', error);
    });
  }, [baseUrl]);
  return useMemo(() => {
    if (!loaded || !keptPages) {
      return [];
    }
    const kept = new Set(keptPages);
    return loaded.rank(
      wanted,
      loaded.pages.filter(([page]) => kept.has(baseUrl + page)),
    );
  }, [loaded, keptPages, wanted, baseUrl]);
}

type Props = {readonly path: string; readonly keptPages: string[] | undefined};

/** Stands in for a page that is neither kept nor reachable, and suggests pages that are kept. */
export default function MissingPage({path, keptPages}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path;
  const [words, setWords] = useState('');
  const nearest = useNearest(words.trim() || below, keptPages);
  return (
    <>
      <Heading as="h1">You’re offline, and this page isn’t kept</Heading>
      <p>
        <code>{path}</code> needs a connection.{' '}
        {/* eslint-disable-next-line @docusaurus/no-html-links -- it may not be a page of the app */}
        <a href={path}>Try again</a> when you’re online.
      </p>
      <p>
        <label>
          Find a kept page:{' '}
          <input
            type="search"
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
      </p>
      <p role="status">
        {nearest.length > 0 ? 'These pages are kept:' : 'No kept page is similar.'}
      </p>
      <ul>
        {nearest.map(([page, title]) => (
          <li key={page}>
            <Link to={`/${page}`}>{title}</Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to={`/search/?${new URLSearchParams({q: words.trim() || searchWords(below)})}`}>
          Search the text of kept pages
        </Link>
      </p>
    </>
  );
}
