import {areaOf} from '../../areas';
import {docPath} from '../../data/versions';

/** Later pages of a list. */
const isContinued = (path: string) => /\/(?:page|authors)\/\d+\/$/u.test(path);

/**
 * Selects the pages to suggest, those of the latest release first.
 *
 * @param paths of all pages, below the base URL
 */
export function orderPages(paths: string[]): string[] {
  const shown = paths.filter((path) => !areaOf(path)?.isHidden && !isContinued(path));
  const isOfLatest = (path: string) => `/${path}`.startsWith(docPath());
  return [...shown.filter(isOfLatest), ...shown.filter((path) => !isOfLatest(path))];
}
