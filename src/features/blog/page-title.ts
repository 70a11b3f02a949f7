/**
 * The title of a page of a list, which tells later pages apart in tabs and search results.
 *
 * @param title of the list
 * @param page its number, from 1
 */
export function pageTitle(title: string, page = 1): string {
  return page === 1 ? title : `${title}, page ${page}`;
}
