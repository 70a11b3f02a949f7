import {areaOf} from '../../areas';

/** `root` is the path of the version relative to the base URL, such as `docs/3.9.2/`. */
export type DocsVersion = {root: string; isLast: boolean; isCurrent: boolean};

/** Later pages of a list. */
const isContinued = (path: string) => /\/(?:page|authors)\/\d+\/$/u.test(path);

/**
 * Selects the pages to suggest, those of the latest release first.
 *
 * @param paths of all pages, below the base URL
 * @param versions of the docs; only the latest release and Canary are suggested
 */
export function orderPages(
  paths: string[],
  versions: DocsVersion[],
): {docsRoots: string[]; paths: string[]} {
  const suggested = versions
    .filter(({isLast, isCurrent}) => isLast || isCurrent)
    .sort((a, b) => Number(b.isLast) - Number(a.isLast));
  const docsRoots = suggested.map(({root}) => root);
  const otherRoots = versions.map(({root}) => root).filter((root) => !docsRoots.includes(root));
  const isOf = (roots: string[]) => (path: string) => roots.some((root) => path.startsWith(root));

  const shown = paths.filter(
    (path) => !areaOf(path)?.isHidden && !isContinued(path) && !isOf(otherRoots)(path),
  );
  const isFirst = isOf(docsRoots.slice(0, 1));
  return {
    docsRoots,
    paths: [...shown.filter(isFirst), ...shown.filter((path) => !isFirst(path))],
  };
}
