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
