// @ts-check
import {sampleOf, sampleValue} from './filled-defaults.mjs';

/** @import {Shape} from '../shape/shape.mjs' */
/** @import {Options} from './validation.mjs' */

/**
 * Marks the fields for which validation logs a deprecation warning.
 *
 * @param {Shape} shape
 * @param {(input: Options) => Options} validate
 * @returns {Shape}
 */
export function withDeprecations(shape, validate) {
  return marked(shape, (name, value) => validate({...sampleOf(shape), [name]: value}));
}

/**
 * @param {Shape} shape
 * @param {(name: string, value: unknown) => unknown} use validates with one field set
 * @returns {Shape}
 */
function marked(shape, use) {
  const keys = [...shape.keys].map(([name, field]) => {
    const warnings = warningsOf(() => use(name, sampleValue(field)));
    const isDeprecated = warnings.some((text) => text.includes(name) && /deprecat/iu.test(text));
    const nested = marked(field, (key, value) => use(name, {...sampleOf(field), [key]: value}));
    return /** @type {const} */ ([name, isDeprecated ? {...nested, deprecated: true} : nested]);
  });
  return {...shape, keys: new Map(keys)};
}

/**
 * @param {() => unknown} run
 * @returns {string[]}
 */
function warningsOf(run) {
  const {warn} = console;
  /** @type {string[]} */
  const warnings = [];
  // Plugins are loaded with their own logger, but all of them log to the console.
  console.warn = (...parts) => warnings.push(parts.join(' '));
  try {
    run();
  } catch {
    // A field may be invalid without others, but the deprecation warning has been logged by then.
  } finally {
    console.warn = warn;
  }
  return warnings;
}
