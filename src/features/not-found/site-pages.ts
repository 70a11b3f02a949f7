import {areaOf} from '../../areas';

/** `root` is the path of the version relative to the base URL, such as `docs/3.9.2/`. */
export type DocsVersion = {root: string; isLast: boolean};

/** Later pages of a list. */
const isContinued = (path: string) => /\/(?:page|authors)\/\d+\/$/u.test(path);

/**
 * Selects the pages to suggest, those of the latest release first.
 *
 * @param paths of all pages, below the base URL
 * @param versions of the docs
 */
export function orderPages(
  paths: string[],
  versions: DocsVersion[],
): {docsRoots: string[]; paths: string[]} {
  const docsRoots = [...versions]
    .sort((a, b) => Number(b.isLast) - Number(a.isLast))
    .map(({root}) => root);
  const shown = paths.filter((path) => !areaOf(path)?.isHidden && !isContinued(path));
  const isOfLatest = (path: string) => path.startsWith(docsRoots[0]!);
  return {
    docsRoots,
    paths: [...shown.filter(isOfLatest), ...shown.filter((path) => !isOfLatest(path))],
  };
}
