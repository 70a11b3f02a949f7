// @ts-check

/**
 * What a value may be, whichever way it was described (Joi, TypeScript, JSON schema).
 *
 * @typedef {'string' | 'number' | 'boolean' | 'object' | 'array' | 'function' | 'date' | 'any' | 'null'} Kind
 * @typedef {string | number | boolean} Literal
 *
 * @typedef {object} Limits what is allowed within a kind
 * @property {boolean} open any value of the kind
 * @property {Set<Literal>} values otherwise these
 * @property {Set<string>} patterns and strings that match one of these regular expressions
 *
 * @typedef {object} Shape
 * @property {Map<Kind, Limits>} kinds
 * @property {Map<string, Shape>} keys of an object
 * @property {Shape} [entries] of an object whose keys the user chooses
 * @property {Shape} [items] of an array
 * @property {boolean} [unknown] keys besides the known ones are let through
 * @property {boolean} [custom] decided by a function, of which only trials tell something
 * @property {{value: unknown}} [default]
 * @property {'always' | 'sometimes'} [required] `sometimes`: in some variants of the parent
 * @property {boolean} [deprecated]
 * @property {string} [alias] the key it is renamed to
 */

/**
 * @param {Kind} kind
 * @param {{values?: Iterable<Literal>, patterns?: Iterable<string>}} [limits] none: any value
 * @returns {Shape}
 */
export function shapeOf(kind, limits) {
  const {values = [], patterns = []} = limits ?? {};
  return {
    kinds: new Map([[kind, {open: !limits, values: new Set(values), patterns: new Set(patterns)}]]),
    keys: new Map(),
  };
}

/**
 * @param {unknown} value
 * @returns {Shape} that allows this value only
 */
export function shapeOfValue(value) {
  if (value === null) {
    return shapeOf('null');
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return shapeOf(/** @type {Kind} */ (typeof value), {values: [value]});
  }
  return shapeOf(Array.isArray(value) ? 'array' : 'object');
}

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

/**
 * A value as JSON can hold it.
 *
 * @param {unknown} value
 * @returns {unknown} functions as `{$: 'function'}`, regular expressions as
 *   `{$: 'regexp', source, flags?}`; keys without a value are left out
 * @throws when the value holds a path of this machine, which would differ on the next
 */
export function toFact(value) {
  if (typeof value === 'function') {
    return {$: 'function'};
  }
  if (value instanceof RegExp) {
    return {$: 'regexp', source: value.source, ...(value.flags && {flags: value.flags})};
  }
  if (typeof value === 'string' && value.includes(process.cwd())) {
    throw new Error(`A default depends on the folder of the packages: ${value}`);
  }
  if (Array.isArray(value)) {
    return value.map(toFact);
  }
  if (value === null || typeof value !== 'object') {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .map(([key, member]) => [key, toFact(member)]),
  );
}
