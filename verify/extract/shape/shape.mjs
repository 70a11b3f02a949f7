// @ts-check
import {isRegExp} from 'node:util/types';

/**
 * Describes the values that are allowed, whether they come from Joi, TypeScript or JSON Schema.
 *
 * @typedef {'string' | 'number' | 'boolean' | 'object' | 'array' | 'function' | 'date' | 'any' | 'null'} Kind
 * @typedef {string | number | boolean} Literal
 *
 * @typedef {object} Limits the allowed values of a kind
 * @property {boolean} open whether any value of the kind is allowed
 * @property {Set<Literal>} values otherwise, the allowed values
 * @property {Set<string>} patterns regular expressions that allowed strings can match
 *
 * @typedef {object} Shape
 * @property {Map<Kind, Limits>} kinds
 * @property {Map<string, Shape>} keys of an object
 * @property {Shape} [entries] of an object with custom keys
 * @property {Shape} [items] of an array
 * @property {boolean} [unknown] whether unknown keys are allowed
 * @property {boolean} [custom] whether a function validates it, so only trials find allowed values
 * @property {{value: unknown}} [default]
 * @property {'always' | 'sometimes'} [required] `sometimes` if only some variants require it
 * @property {boolean} [deprecated]
 * @property {string} [alias] the key it is renamed to
 */

/**
 * @param {Kind} kind
 * @param {{values?: Iterable<Literal>, patterns?: Iterable<string>}} [limits] any value if omitted
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
 * @returns {Shape} a shape that only allows this value
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

/** @import {ElementFact, Entry} from './entries.mjs' */

/** Fewer fields than this may be the same by coincidence. */
const TELLING_FIELDS = 3;

/**
 * Marks objects that have the same fields as an earlier one, so that a page can describe the
 * fields once.
 *
 * @param {Entry[]} entries sorted by path
 * @returns {Entry[]}
 */
export function withTwins(entries) {
  /** @type {Map<string, string>} fields → the first path that has them */
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
 * @returns {Entry[]} with paths relative to it
 */
const fieldsBelow = (path, entries) =>
  entries
    .filter(
      (entry) => entry.path.startsWith(`${path}.`) && !entry.path.startsWith(`${path}.<name>`),
    )
    .map((entry) => ({...entry, path: entry.path.slice(path.length)}));

/**
 * Converts a value to JSON.
 *
 * @param {unknown} value which may come from another context, whose objects have other prototypes
 * @returns {unknown} functions as `{$: 'function'}`, regular expressions as
 *   `{$: 'regexp', source}`; undefined keys are omitted
 * @throws when the value contains a local path, which would differ on other machines
 */
export function toFact(value) {
  if (typeof value === 'function') {
    return {$: 'function'};
  }
  if (isRegExp(value)) {
    return {$: 'regexp', source: value.source};
  }
  if (typeof value === 'string' && value.includes(process.cwd())) {
    throw new Error(`A default depends on the folder of the packages: ${value}`);
  }
  if (Array.isArray(value)) {
    return Array.from(value, toFact);
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
