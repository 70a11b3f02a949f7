/** What the build has written into the script's element; see ../index.ts. */
const settings = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};

/** The URLs in a list. */
export const urlsIn = (name: 'entry' | 'code'): string[] => settings[name]?.split(' ') ?? [];

/** The path that the site is served under. */
export const baseUrl = settings.baseUrl ?? '/';

/** Of the site's announcement, which is stored once it has been closed. */
export const announcementId = settings.announcement;

/** The theme's name of a stored value, which ends with the namespace of the site. */
export const keyOf = (name: string): string => name + (settings.namespace ?? '');

/** Reads what the theme has stored. */
export function read(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** Whether a tab was chosen in any group of tabs that change together. */
export function hasChosenTab(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('docusaurus.tab.'));
  } catch {
    return false;
  }
}

/**
 * Stores a choice as the theme does.
 *
 * @param value null to remove it
 * @returns whether it could be stored
 */
export function store(name: string, value: string | null): boolean {
  const key = keyOf(name);
  try {
    if (value === null) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, value);
    }
  } catch {
    // It still holds for this page.
    return false;
  }
  // For React, which may have read the old value a moment before the page is hydrated.
  dispatchEvent(new StorageEvent('storage', {key, newValue: value, storageArea: localStorage}));
  return true;
}
