// @ts-check
import {load} from '../framework.mjs';

/** @import {JoiSchema} from '../shape/joi-schema.js' */

/**
 * Runs a function of the framework and captures the schema it validates with. Most schemas are
 * not exported; all that describe an object inherit `validate` from one prototype.
 *
 * @param {() => unknown} run may fail because of invalid input after it has started to validate; no
 *   other capture may run at the same time
 * @returns {Promise<JoiSchema | undefined>} the first schema that is used, if any is
 */
export async function captureSchema(run) {
  const base = Object.getPrototypeOf(load('joi').object());
  const {validate} = base;
  /** @type {JoiSchema[]} */
  const captured = [];
  /** @this {JoiSchema} */
  base.validate = function capture(/** @type {unknown[]} */ ...args) {
    captured.push(this);
    return validate.apply(this, args);
  };
  try {
    await run();
  } catch (error) {
    if (captured.length === 0) {
      throw error;
    }
  } finally {
    base.validate = validate;
  }
  return captured[0];
}
