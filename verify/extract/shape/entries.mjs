// @ts-check
import {toFact, withTwins} from './shape.mjs';

/** @typedef {import('./shape.mjs').Shape} Shape */
/** @typedef {import('./shape.mjs').Kind} Kind */

/**
 * A field of a schema, as the facts hold it.
 *
 * @typedef {object} Entry
 * @property {string} path `versions.<name>.label`; `[]` for items, `<name>` for keys of one's own
 * @property {string} type kinds in a fixed order, joined with ` | `
 * @property {import('./shape.mjs').Literal[]} [values] the only ones allowed of their kind; a kind
 *   that has none here is open
 * @property {string[]} [patterns] sources of regular expressions; besides `values`, the only
 *   strings allowed
 * @property {ElementFact} [items] of an array
 * @property {ElementFact} [entries] of an object whose keys the user chooses
 * @property {boolean} [unknown] keys besides the known ones are accepted
 * @property {unknown} [default] functions are `{$: 'function'}`, regular expressions
 *   `{$: 'regexp', source, flags}`
 * @property {boolean} [required]
 * @property {boolean} [requiredInSome] some variants of the parent require it
 * @property {boolean} [deprecated]
 * @property {string} [alias] the key that is meant
 * @property {string} [sameAs] the path (`navbar.logo`, `items[]`, `versions.<name>`) below which
 *   the very same fields stand as below this one
 *
 * @typedef {Pick<Entry, 'type' | 'values' | 'patterns' | 'items' | 'entries' | 'unknown' | 'sameAs'>}
 *   ElementFact
 */

/** @type {Kind[]} */
const ORDER = ['string', 'number', 'boolean', 'object', 'array', 'function', 'date', 'null'];

/**
 * Lists the fields of an object, those of nested objects and array items included.
 *
 * @param {Shape} root
 * @returns {Entry[]} sorted by path; the root itself has none
 */
export const entriesOf = (root) =>
  withTwins(fieldsOf(root, '').sort((one, other) => compare(one.path, other.path)));

/**
 * @param {Shape} shape
 * @param {string} path of the object that has the fields
 * @returns {Entry[]}
 */
function fieldsOf(shape, path) {
  const own = [...shape.keys].flatMap(([name, field]) => entryAndFields(field, join(path, name)));
  // Below the root, the entry of the parent tells what its items and entries are.
  const entries =
    shape.entries &&
    (path === ''
      ? entryAndFields(shape.entries, '<name>')
      : fieldsOf(shape.entries, join(path, '<name>')));
  return [...own, ...(entries ?? []), ...(shape.items ? fieldsOf(shape.items, `${path}[]`) : [])];
}

/**
 * @param {Shape} shape
 * @param {string} path
 */
function entryAndFields(shape, path) {
  return [entryOf(shape, path), ...fieldsOf(shape, path)];
}

/**
 * @param {Shape} shape
 * @param {string} path
 * @returns {Entry}
 */
function entryOf(shape, path) {
  return {
    path,
    ...elementOf(shape),
    ...(shape.default && {default: toFact(shape.default.value)}),
    ...(shape.required === 'always' && {required: true}),
    ...(shape.required === 'sometimes' && {requiredInSome: true}),
    ...(shape.deprecated && {deprecated: true}),
    ...(shape.alias && {alias: shape.alias}),
  };
}

/**
 * @param {Shape} shape
 * @returns {ElementFact}
 */
function elementOf({kinds, items, entries, unknown}) {
  const isAny = kinds.has('any') || kinds.size === 0;
  const limits = isAny ? [] : [...kinds.values()];
  const values = limits.flatMap((limit) => [...limit.values]);
  const patterns = limits.flatMap((limit) => [...limit.patterns]).sort();
  return {
    type: isAny ? 'any' : ORDER.filter((kind) => kinds.has(kind)).join(' | '),
    ...(values.length > 0 && {values: values.sort((one, other) => compare(`${one}`, `${other}`))}),
    ...(patterns.length > 0 && {patterns}),
    ...(items && {items: elementOf(items)}),
    ...(entries && {entries: elementOf(entries)}),
    ...(unknown && {unknown}),
  };
}

/**
 * @param {string} path
 * @param {string} name
 */
const join = (path, name) => (path ? `${path}.${name}` : name);

/**
 * By code point, the same in every locale.
 *
 * @param {string} one
 * @param {string} other
 */
const compare = (one, other) => Number(one > other) - Number(one < other);
