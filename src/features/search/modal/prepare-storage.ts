import {sameSitePath} from '../../../framework/url-repair/same-site-path';

/** The data that the modal stores in the browser: searches and conversations. */
const keys = /^__DOCSEARCH_(?:RECENT_SEARCHES|FAVORITE_SEARCHES|ASKAI_CONVERSATIONS)__/u;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isMessage = (value: unknown) =>
  isObject(value) && Array.isArray(value.parts) && value.parts.every(isObject);

/** The URL of a conversation is empty. */
const isEntry = (value: unknown) =>
  isObject(value) &&
  typeof value.objectID === 'string' &&
  typeof value.url === 'string' &&
  sameSitePath(value.url) !== undefined &&
  isObject(value.hierarchy) &&
  (value.type !== 'askAI' ||
    (Array.isArray(value.messages) &&
      value.messages.length > 0 &&
      value.messages.every(isMessage)));

function readEntries(text: string): unknown[] {
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
}

/**
 * Removes stored entries that don't lead to this site, and data that would crash DocSearch 4.7: it
 * crashes if an entry has an unexpected shape, or if reading `localStorage` throws. Without storage,
 * it doesn't save anything.
 */
export function prepareStorage(): void {
  try {
    for (const key of Object.keys(localStorage).filter((name) => keys.test(name))) {
      const entries = readEntries(localStorage.getItem(key)!);
      const valid = entries.filter(isEntry);
      if (valid.length < entries.length) {
        localStorage.setItem(key, JSON.stringify(valid));
      }
    }
  } catch {
    Object.defineProperty(window, 'localStorage', {value: null, configurable: true});
  }
}

/** For the modal of hosted search, which links to whatever is stored, before it can open. */
export const onRouteDidUpdate = (): void => prepareStorage();
