// @ts-check
import {isRegExp} from 'node:util/types';

/**
 * Describes the values that are allowed, whether they come from Joi, TypeScript or JSON Schema.
 *
 * @typedef {'string' | 'number' | 'boolean' | 'object' | 'array' | 'function' | 'date' | 'any' | 'null'} Kind
 *
 * @typedef {object} Shape
 * @property {Map<Kind, Set<string> | undefined>} kinds with the only strings allowed, if not all are
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
 * @param {string[]} [values] the only strings allowed
 * @returns {Shape}
 */
export const shapeOf = (kind, values) => ({
  kinds: new Map([[kind, values && new Set(values)]]),
  keys: new Map(),
});

/**
 * @param {unknown} value a string, number, boolean or null
 * @returns {Shape} of its kind; of strings, it allows only this one
 */
export const shapeOfValue = (value) =>
  value === null
    ? shapeOf('null')
    : shapeOf(/** @type {Kind} */ (typeof value), typeof value === 'string' ? [value] : undefined);

/**
 * Converts a value to JSON.
 *
 * @param {unknown} value which may come from another context, whose objects have other prototypes;
 *   not undefined
 * @returns {unknown} functions as `{$: 'function'}`, regular expressions as
 *   `{$: 'regexp', source}`; undefined keys are omitted
 */
export const toFact = (value) =>
  JSON.parse(
    JSON.stringify(value, (_, part) =>
      typeof part === 'function'
        ? {$: 'function'}
        : isRegExp(part)
          ? {$: 'regexp', source: part.source}
          : part,
    ),
  );
