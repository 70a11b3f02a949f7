// @ts-check
import {withDeclared} from '../shape/declared.mjs';
import {fromJoi} from '../shape/from-joi.mjs';
import {shapeOf} from '../shape/shape.mjs';
import {typeOf} from '../types/named-types.mjs';
import {withDeprecations} from './deprecations.mjs';
import {withFilledDefaults} from './filled-defaults.mjs';

/** @typedef {import('../shape/shape.mjs').Shape} Shape */

/**
 * Reads all that a validation tells: from its schema, from what it fills in and warns of, and from
 * the type that the framework declares for the same value.
 *
 * @param {import('./validation.mjs').Validation} validation
 * @param {[module: string, type: string]} declared
 * @param {import('../types/program.mjs').FrameworkTypes} types
 * @returns {Shape}
 */
export function readValidation({schema, validate}, declared, types) {
  const shape = withFilledDefaults(fromJoi(schema) ?? shapeOf('object'), validate);
  return withDeclared(withDeprecations(shape, validate), typeOf(...declared, types), types.checker);
}
