/** What the build has written into the script's element; see ../index.ts. */
const settings = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};

/** The URLs in a list. */
export const urlsIn = (name: 'entry' | 'code'): string[] => settings[name]?.split(' ') ?? [];

/** The path that the site is served under. */
export const baseUrl = settings.baseUrl ?? '/';

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
const read = (name: string): string | null | undefined =>
  attempt(() => localStorage.getItem(keyOf(name)));

/** How the keys of groups of tabs that change together start. */
export const chosenTab = 'docusaurus.tab.';

/** Whether a tab was chosen in any group of tabs that change together. */
export const hasChosenTab = (): boolean | undefined =>
  attempt(() => Object.keys(localStorage).some((key) => key.startsWith(chosenTab)));

/**
 * Whether links to the docs lead to another version than the reader has chosen. The docs themselves
 * lead to the version that is being read.
 */
export function leadsToOtherVersion(): boolean {
  const version = read('docs-preferred-version-default');
  const isDoc = document.querySelector('[content^="docs-default-"]') !== null;
  const docsLink = document.querySelector<HTMLAnchorElement>('[data-docs-link]');
  return !!version && !isDoc && docsLink?.href.includes(`/${version}/`) === false;
}

/** Stores a value as the theme does. */
export const store = (name: string, value: string): void =>
  attempt(() => localStorage.setItem(keyOf(name), value));
