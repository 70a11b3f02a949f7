/** Checks of what the browser has stored, into which anything may have been written. */

export type Loose = Record<string, unknown>;

export const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null;

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isListOf =
  <Item>(isItem: (value: unknown) => value is Item) =>
  (value: unknown): value is Item[] =>
    Array.isArray(value) && value.every(isItem);

/** A path of this site, not an address of another or a script. */
export const isOwnPath = (value: unknown): value is string =>
  isText(value) && /^\/(?!\/)/.test(value);

/**
 * Reads a stored list.
 *
 * @param stored JSON; nothing when there is no entry
 * @returns its items; damaged ones are left out
 */
export function parseList<Item>(
  stored: string | null,
  isItem: (value: unknown) => value is Item,
): Item[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isItem) : [];
  } catch {
    // Cut off or edited by hand: there is nothing to keep.
    return [];
  }
}
