// @ts-check
import {shapeOf} from './shape.mjs';
import {unionOf} from './union.mjs';

/** @import {Kind, Shape} from './shape.mjs' */

/**
 * @typedef {object} JsonSchema
 * @property {Kind | Kind[]} [type]
 * @property {JsonSchema} [items]
 * @property {Record<string, JsonSchema>} [properties]
 */

/**
 * Reads the subset of JSON Schema that ESLint rules use.
 *
 * @param {JsonSchema} schema
 * @param {any} [defaults] the value without configuration
 * @returns {Shape}
 */
export function fromJsonSchema(schema, defaults) {
  const keys = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => /** @type {const} */ ([name, fromJsonSchema(property, defaults?.[name])]),
  );
  return {
    ...unionOf([schema.type ?? []].flat().map((kind) => shapeOf(kind))),
    keys: new Map(keys),
    ...(schema.items && {items: fromJsonSchema(schema.items)}),
    ...(defaults !== undefined && {default: {value: defaults}}),
  };
}
