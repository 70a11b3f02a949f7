// @ts-check
import {load} from '../framework.mjs';

/** @typedef {import('../shape/joi-schema.js').JoiSchema} JoiSchema */

/**
 * Runs a function of the framework and captures the schema it validates with. Most schemas are
 * not exported; all that describe an object inherit `validate` from one prototype.
 *
 * @param {() => unknown} run may fail because of invalid input after it has started to validate
 * @returns {Promise<JoiSchema>} the first schema that is used
 * @throws when nothing is validated
 */
export async function captureSchema(run) {
  const base = ownerOf('validate', load('joi').object());
  const {validate} = base;
  /** @type {JoiSchema[]} */
  const captured = [];
  /** @this {JoiSchema} */
  base.validate = function capture(/** @type {unknown[]} */ ...args) {
    captured.push(this);
    return validate.apply(this, args);
  };
  const failure = await Promise.resolve()
    .then(run)
    .then(
      () => undefined,
      (error) => error,
    );
  base.validate = validate;
  const [schema] = captured;
  if (!schema) {
    throw new Error('The function validates nothing with Joi.', {cause: failure});
  }
  return schema;
}

/**
 * @param {string} name
 * @param {any} object
 * @returns {any} the prototype that defines a method
 */
const ownerOf = (name, object) =>
  Object.hasOwn(object, name) ? object : ownerOf(name, Object.getPrototypeOf(object));
