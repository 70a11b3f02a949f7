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

/**
 * Stores a choice as the theme does.
 *
 * @param value null to remove it
 */
export function store(name: string, value: string | null): void {
  try {
    if (value === null) {
      localStorage.removeItem(keyOf(name));
    } else {
      localStorage.setItem(keyOf(name), value);
    }
  } catch (error) {
    // eslint-disable-next-line no-console -- the choice still holds for this page
    console.warn('The choice could not be stored.', error);
  }
}
