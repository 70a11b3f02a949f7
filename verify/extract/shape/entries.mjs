// @ts-check
import {toFact} from './shape.mjs';

/** @import {Kind, Shape} from './shape.mjs' */

/**
 * A field of a schema as stored in the facts.
 *
 * @typedef {object} Entry
 * @property {string} path `versions.<name>.label`; `[]` for items, `<name>` for custom keys
 * @property {string} type kinds in a fixed order, joined with ` | `
 * @property {string[]} [values] the only strings allowed
 * @property {ElementFact} [items] of an array
 * @property {ElementFact} [entries] of an object with custom keys
 * @property {boolean} [unknown] whether unknown keys are accepted
 * @property {unknown} [default] functions are `{$: 'function'}`, regular expressions
 *   `{$: 'regexp', source}`
 * @property {boolean} [required]
 * @property {boolean} [requiredInSome] whether some variants of the parent require it
 * @property {boolean} [deprecated]
 * @property {string} [alias] the key that this is an alias for
 *
 * @typedef {Pick<Entry, 'type' | 'values' | 'items' | 'entries' | 'unknown'>} ElementFact
 */

/** @type {Kind[]} */
const ORDER = ['string', 'number', 'boolean', 'object', 'array', 'function', 'date', 'null'];

/**
 * Lists the fields of an object, including those of nested objects and array items.
 *
 * @param {Shape} root
 * @returns {Entry[]} sorted by path, without an entry for the root
 */
export const entriesOf = (root) =>
  fieldsOf(root, '').sort((one, other) => (one.path < other.path ? -1 : 1));

/**
 * @param {Shape} shape
 * @param {string} path of the object that has the fields
 * @returns {Entry[]}
 */
function fieldsOf(shape, path) {
  const fields = [...shape.keys].flatMap(([name, field]) =>
    entryAndFields(field, join(path, name)),
  );
  // Below the root, the parent's entry describes its items and entries.
  const entries =
    shape.entries &&
    (path === ''
      ? entryAndFields(shape.entries, '<name>')
      : fieldsOf(shape.entries, join(path, '<name>')));
  return [
    ...fields,
    ...(entries ?? []),
    ...(shape.items ? fieldsOf(shape.items, `${path}[]`) : []),
  ];
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
  const values = [...((!isAny && kinds.get('string')) || [])];
  return {
    type: isAny ? 'any' : ORDER.filter((kind) => kinds.has(kind)).join(' | '),
    ...(values.length > 0 && {values: values.sort()}),
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
