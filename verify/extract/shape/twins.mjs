// @ts-check

/** @typedef {import('./entries.mjs').Entry} Entry */
/** @typedef {import('./entries.mjs').ElementFact} ElementFact */

/** Fewer fields than this are the same by chance. */
const TELLING_FIELDS = 3;

/**
 * Marks objects that have the very same fields as an earlier one, so that a page may describe the
 * fields once.
 *
 * @param {Entry[]} entries sorted by path
 * @returns {Entry[]}
 */
export function withTwins(entries) {
  /** @type {Map<string, string>} by the fields: where they stand first */
  const seen = new Map();
  /**
   * @param {ElementFact} element
   * @param {string} path
   */
  const twinOf = (element, path) => {
    const fields = fieldsBelow(path, entries);
    const key = JSON.stringify(fields);
    const twin = fields.length >= TELLING_FIELDS && seen.get(key);
    if (!twin) {
      seen.set(key, path);
    }
    return twin ? {...element, sameAs: twin} : element;
  };
  return entries.map((entry) => ({
    ...twinOf(entry, entry.path),
    path: entry.path,
    ...(entry.items && {items: twinOf(entry.items, `${entry.path}[]`)}),
    ...(entry.entries && {entries: twinOf(entry.entries, `${entry.path}.<name>`)}),
  }));
}

/**
 * @param {string} path
 * @param {Entry[]} entries
 * @returns {Entry[]} with paths from there
 */
const fieldsBelow = (path, entries) =>
  entries
    .filter(
      (entry) => entry.path.startsWith(`${path}.`) && !entry.path.startsWith(`${path}.<name>`),
    )
    .map((entry) => ({...entry, path: entry.path.slice(path.length)}));
