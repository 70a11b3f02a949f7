// @ts-check
import {shapeOf, shapeOfValue} from './shape.mjs';
import {unionOf} from './union.mjs';

/**
 * @typedef {import('./shape.mjs').Kind | 'integer'} JsonType
 *
 * @typedef {object} JsonSchema
 * @property {JsonType | JsonType[]} [type]
 * @property {unknown[]} [enum]
 * @property {JsonSchema} [items]
 * @property {Record<string, JsonSchema>} [properties]
 * @property {string[]} [required]
 */

/**
 * Reads the subset of JSON Schema that ESLint rules use.
 *
 * @param {JsonSchema} schema
 * @param {any} [defaults] the value without configuration
 * @returns {import('./shape.mjs').Shape}
 */
export function fromJsonSchema(schema, defaults) {
  const kinds = [schema.type ?? []].flat().map((type) => (type === 'integer' ? 'number' : type));
  const shape = unionOf(schema.enum ? schema.enum.map(shapeOfValue) : kinds.map((k) => shapeOf(k)));
  const keys = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const field = fromJsonSchema(property, defaults?.[name]);
    const isRequired = schema.required?.includes(name);
    return /** @type {const} */ ([
      name,
      isRequired ? {...field, required: /** @type {const} */ ('always')} : field,
    ]);
  });
  return {
    ...shape,
    keys: new Map(keys),
    ...(schema.items && {items: fromJsonSchema(schema.items)}),
    ...(defaults !== undefined && {default: {value: defaults}}),
  };
}
