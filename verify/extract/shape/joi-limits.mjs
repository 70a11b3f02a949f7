// @ts-check
import {shapeOf, shapeOfValue} from './shape.mjs';
import {unionOf} from './union.mjs';

/** @typedef {import('./joi-schema.js').JoiSchema} JoiSchema */
/** @typedef {import('./shape.mjs').Shape} Shape */

/**
 * Applies `valid()`, `allow()`, `invalid()` and `pattern()` of a schema.
 *
 * @param {Shape} shape what the type of the schema allows
 * @param {JoiSchema} schema
 * @returns {Shape}
 */
export function restricted(shape, schema) {
  // Joi takes functions and references among the values; they are no literals.
  const listed = [...(schema._valids?._values ?? [])].filter(
    (value) => value === null || ['string', 'number', 'boolean'].includes(typeof value),
  );
  const literals = listed.map(shapeOfValue);
  if (schema._flags.only) {
    return {...unionOf(literals), keys: shape.keys};
  }
  const own = withPattern(withoutInvalid(shape, schema), schema);
  if (literals.length === 0) {
    return own;
  }
  const {kinds} = unionOf([own, ...literals]);
  return {...own, kinds};
}

/**
 * @param {Shape} shape
 * @param {JoiSchema} schema
 * @returns {Shape}
 */
function withoutInvalid(shape, {type, _invalids}) {
  const invalid = _invalids?._values;
  // Only of booleans does what is left make a list.
  return type === 'boolean' && invalid && invalid.size > 0
    ? {...shape, ...shapeOf('boolean', {values: [true, false].filter((one) => !invalid.has(one))})}
    : shape;
}

/**
 * @param {Shape} shape
 * @param {JoiSchema} schema
 * @returns {Shape}
 */
function withPattern(shape, {type, _rules}) {
  const patterns = _rules.flatMap(({name, args}) =>
    name === 'pattern' && args?.regex ? [args.regex.source] : [],
  );
  return type === 'string' && patterns.length > 0
    ? {...shape, ...shapeOf('string', {patterns})}
    : shape;
}
