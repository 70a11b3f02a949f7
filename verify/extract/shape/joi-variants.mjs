// @ts-check
import {shapeOf, shapeOfValue} from './shape.mjs';
import {unionOf} from './union.mjs';

/** @import {JoiCondition, JoiSchema} from './joi-schema.js' */
/** @import {Shape} from './shape.mjs' */

/**
 * Expands a schema with `when()` into one schema for each outcome of its conditions.
 *
 * @param {JoiSchema} schema
 * @returns {{schema: JoiSchema, condition?: JoiSchema}[] | undefined} undefined if there is no
 *   `when()`; `condition` is the schema that the value itself must match for the outcome
 */
export function variantsOf(schema) {
  const conditions = schema.$_terms.whens;
  if (!conditions || conditions.length === 0) {
    return undefined;
  }
  const bare = schema.clone();
  bare.$_terms.whens = null;
  return conditions.flatMap((condition) => outcomesOf(condition, bare));
}

/**
 * @param {JoiCondition} condition
 * @param {JoiSchema} bare
 */
function outcomesOf(condition, bare) {
  const isOwnValue = condition.ref?.ancestor === 0 && condition.ref.path.length === 0;
  const cases = condition.switch ?? [condition];
  const outcomes = cases.flatMap(({is, then, otherwise}) => [
    ...(then ? [{schema: bare.concat(then), ...(isOwnValue && is && {condition: is})}] : []),
    ...(otherwise ? [{schema: bare.concat(otherwise)}] : []),
  ]);
  // If no case applies, the schema is used as is.
  return cases.some(({otherwise}) => otherwise) ? outcomes : [...outcomes, {schema: bare}];
}

/**
 * Reads a field's default, and whether it is required.
 *
 * @param {JoiSchema} schema
 * @returns {Pick<Shape, 'default' | 'required'>}
 */
export function ownFacts(schema) {
  const {default: given} = schema._flags;
  const value = typeof given === 'function' ? given() : given;
  return {
    ...(value !== undefined && {default: {value}}),
    ...(schema._flags.presence === 'required' && {required: /** @type {const} */ ('always')}),
  };
}

/**
 * Applies `valid()`, `allow()` and `pattern()` of a schema.
 *
 * @param {Shape} shape the values that the schema's type allows
 * @param {JoiSchema} schema
 * @returns {Shape}
 */
export function restricted(shape, schema) {
  // Joi also accepts functions and references as values, but they aren't literals.
  const listed = [...(schema._valids?._values ?? [])].filter(
    (value) => value === null || ['string', 'number', 'boolean'].includes(typeof value),
  );
  const literals = listed.map(shapeOfValue);
  if (schema._flags.only) {
    return {...unionOf(literals), keys: shape.keys};
  }
  // Next to literals, a pattern doesn't allow any string.
  const isPattern = schema.type === 'string' && schema._rules.some(({name}) => name === 'pattern');
  const matching = isPattern ? shapeOf('string', []) : shape;
  if (literals.length === 0) {
    return matching;
  }
  const {kinds} = unionOf([matching, ...literals]);
  return {...matching, kinds};
}

/** Sample values to test a schema that uses a function, each with the shape it represents. */
const TRIALS = /** @type {[unknown, Shape][]} */ ([
  ...['', 'word', '/path', 'https://example.com/'].map((text) => [text, shapeOf('string')]),
  ...[0, 1].map((number) => [number, shapeOf('number')]),
  ...[true, false, null].map((value) => [value, shapeOfValue(value)]),
  ...[{}, /pattern/u].map((object) => [object, shapeOf('object')]),
  [[], shapeOf('array')],
  [() => undefined, shapeOf('function')],
]);

/**
 * The kinds of values that a `custom()` schema accepts, found by trying one of each.
 *
 * @param {import('./joi-schema.js').JoiSchema} schema
 * @returns {Shape}
 */
export function acceptedKinds(schema) {
  const accepted = TRIALS.filter(([value]) => !schema.validate(value).error);
  return {...unionOf(accepted.map(([, shape]) => shape)), custom: true};
}
