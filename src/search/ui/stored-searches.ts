/** The modal keeps these lists by itself; both hold HTML that it shows as such. */
const lists = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What this site stores holds escaped text alone, and leads to pages of this site. */
function isSound(search: unknown): boolean {
  return (
    isRecord(search) &&
    isRecord(search.hierarchy) &&
    typeof search.objectID === 'string' &&
    typeof search.hierarchy.lvl1 === 'string' &&
    typeof search.url === 'string' &&
    /^\/(?!\/)/.test(search.url) &&
    !/[<>]/.test(JSON.stringify(search))
  );
}

/** @returns a stored list without what the modal could not have stored on this site */
export function soundSearches(stored: string): unknown[] {
  try {
    const searches: unknown = JSON.parse(stored);
    return Array.isArray(searches) ? searches.filter(isSound) : [];
  } catch {
    // Cut off or edited by hand: there is nothing to keep.
    return [];
  }
}

/**
 * Checks what is stored before the modal reads it, since it trusts that.
 *
 * @param indexName ends the names of the entries
 * @returns false when the browser refuses storage, which the modal does not survive
 */
export function checkStoredSearches(indexName: string): boolean {
  try {
    for (const list of lists) {
      const stored = window.localStorage.getItem(list + indexName);
      if (stored !== null) {
        window.localStorage.setItem(list + indexName, JSON.stringify(soundSearches(stored)));
      }
    }
    return true;
  } catch {
    return false;
  }
}
