// @ts-check
import {shapeOf, shapeOfValue} from './shape.mjs';
import {unionOf} from './union.mjs';

/** @typedef {import('./shape.mjs').Shape} Shape */

/** Values that are tried on a schema which only a function decides, by what they stand for. */
const TRIALS = /** @type {[unknown, Shape][]} */ ([
  ...['', 'word', '/path', 'https://example.com/'].map((text) => [text, shapeOf('string')]),
  ...[0, 1].map((number) => [number, shapeOf('number')]),
  ...[true, false, null].map((value) => [value, shapeOfValue(value)]),
  ...[{}, /pattern/u].map((object) => [object, shapeOf('object')]),
  [[], shapeOf('array')],
  [() => undefined, shapeOf('function')],
]);

/**
 * The kinds of value that a `custom()` schema accepts, found by trying one of each.
 *
 * @param {import('./joi-schema.js').JoiSchema} schema
 * @returns {Shape} any value where it refuses nothing or everything
 */
export function acceptedKinds(schema) {
  const accepted = TRIALS.filter(([value]) => !schema.validate(value).error);
  const isTelling = accepted.length > 0 && accepted.length < TRIALS.length;
  return {
    ...(isTelling ? unionOf(accepted.map(([, shape]) => shape)) : shapeOf('any')),
    custom: true,
  };
}
