import path from 'node:path';
import {addTrailingSlash} from '@docusaurus/utils-common';
import type {Page} from './pages';

/** The page that a link leads to. */
type LinkTarget = {
  /** The route of the page. */
  route: string;
  /** The query and the hash. */
  rest: string;
};

/** @returns the target of a link in a source file; undefined if it isn't one of the pages */
export type FindTarget = (url: string, file: string) => LinkTarget | undefined;

/**
 * Finds the pages that links lead to, by source file or by URL.
 *
 * @param pages that links can lead to
 */
export function linkTargets(pages: Pick<Page, 'file' | 'route'>[]): FindTarget {
  const routes = new Map(
    pages.flatMap(({file, route}) => [
      [file, route],
      [route, route],
    ]),
  );
  return (url, file) => {
    if (/^[a-z][\w+.-]*:/iu.test(url) || url.startsWith('//')) {
      return undefined;
    }
    const [, target = '', rest = ''] = /^([^?#]*)(.*)$/su.exec(url) ?? [];
    const sourceFile = target ? path.posix.join(path.posix.dirname(file), target) : file;
    const route = routes.get(target.startsWith('/') ? addTrailingSlash(target) : sourceFile);
    return route === undefined ? undefined : {route, rest};
  };
}
