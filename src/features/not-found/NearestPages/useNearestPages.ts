import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SitePage, SitePages} from '../types';
import {useEffect, useState} from 'react';

export type Nearest =
  {status: 'pending' | 'failed'; pages: []} | {status: 'ranked'; pages: SitePage[]};

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
export function useNearestPages(path: string): Nearest {
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
