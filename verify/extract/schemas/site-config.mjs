// @ts-check
import {load} from '../framework.mjs';
import {readValidation} from './read-validation.mjs';

/**
 * What `docusaurus.config.js` accepts.
 *
 * @param {import('../types/program.mjs').FrameworkTypes} types
 * @returns {import('../shape/shape.mjs').Shape}
 */
export function siteConfig(types) {
  const {ConfigSchema, validateConfig} = load('@docusaurus/core/lib/server/configValidation.js');
  const validate = (/** @type {object} */ config) => validateConfig(config, 'docusaurus.config.js');
  return readValidation({schema: ConfigSchema, validate}, ['@docusaurus/types', 'Config'], types);
}
