// @ts-check
import {Joi} from '@docusaurus/utils-validation';
import {entriesOf} from './entries.mjs';
import {fromJoi} from './from-joi.mjs';

/** @import {Entry} from './entries.mjs' */

/** @param {unknown} schema that isn't forbidden */
export function shapeIn(schema) {
  const shape = fromJoi(/** @type {import('./joi-schema.js').JoiSchema} */ (schema));
  if (!shape) {
    throw new Error('The schema is forbidden.');
  }
  return shape;
}

/**
 * @param {unknown} schema of an object
 * @returns {Entry[]}
 */
export const read = (schema) => entriesOf(shapeIn(schema));

/** @param {import('joi').SchemaLike} schema of one field */
export function readField(schema) {
  const [{path, ...facts} = {path: ''}] = read(Joi.object({field: schema}));
  if (path !== 'field') {
    throw new Error(`A schema of one field has a field "${path}".`);
  }
  return facts;
}
