/** What the build has written into the script's element; see ../index.ts. */
const settings = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};

/** The URLs in a list. */
export const urlsIn = (name: 'entry' | 'code'): string[] => settings[name]?.split(' ') ?? [];

/** The path that the site is served under. */
export const baseUrl = settings.baseUrl ?? '/';

/** Of the site's announcement, which is stored once it has been closed. */
export const announcementId = settings.announcement;

/** The theme's name of a stored value, which ends with the namespace of the site. */
const keyOf = (name: string): string => name + (settings.namespace ?? '');

/** Storage throws if the browser blocks it, or if it's full or damaged. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Reads what the theme has stored. */
export const read = (name: string): string | null | undefined =>
  attempt(() => localStorage.getItem(keyOf(name)));

/** Whether a tab was chosen in any group of tabs that change together. */
export const hasChosenTab = (): boolean | undefined =>
  attempt(() => Object.keys(localStorage).some((key) => key.startsWith('docusaurus.tab.')));

/**
 * Whether links to the docs lead to another version than the reader has chosen. The docs themselves
 * lead to the version that is being read.
 */
export function leadsToOtherVersion(): boolean {
  const version = read('docs-preferred-version-default');
  const isDoc = document.querySelector('[content^="docs-default-"]') !== null;
  const docsLink = document.querySelector<HTMLAnchorElement>('.navbar__link');
  return !!version && !isDoc && docsLink?.href.includes(`/${version}/`) === false;
}

/**
 * Stores a choice as the theme does.
 *
 * @param value null to remove it
 * @returns whether it could be stored. It still holds for this page.
 */
export function store(name: string, value: string | null): boolean {
  const key = keyOf(name);
  return !!attempt(() => {
    if (value === null) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, value);
    }
    // For React, which may have read the old value a moment before the page is hydrated.
    dispatchEvent(new StorageEvent('storage', {key, newValue: value, storageArea: localStorage}));
    return true;
  });
}
