/** A page that the not-found page may suggest: its path below the base URL, `docs/cli/`, and title. */
export type SitePage = [path: string, title: string];

/** What `nearest-pages.json` holds. */
export type SitePages = {
  /** Where versions of the docs stand, those of the latest release first: `docs/3.9.2/`, `docs/`. */
  docsRoots: string[];
  /** Of pages that fit equally well, the first one counts. */
  pages: SitePage[];
};

/** `root` is where the version stands below the base URL, `docs/3.9.2/`. */
export type DocsVersion = {root: string; isLast: boolean; isCurrent: boolean};

/** Parts of the site that nobody looks for by address. */
const hiddenRoots = new Set(['tests', '__docusaurus', 'search']);

/** Page 2 and on of a list. */
const isContinued = (path: string) => /\/(?:page|authors)\/\d+\/$/u.test(path);

/**
 * Picks the pages that are worth suggesting, those of the latest release first.
 *
 * @param paths of all pages, below the base URL
 * @param versions of the docs; of those, the latest release and the coming one are suggested
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
    (path) =>
      !hiddenRoots.has(path.split('/')[0]!) && !isContinued(path) && !isOf(otherRoots)(path),
  );
  const isFirst = isOf(docsRoots.slice(0, 1));
  return {
    docsRoots,
    paths: [...shown.filter(isFirst), ...shown.filter((path) => !isFirst(path))],
  };
}
