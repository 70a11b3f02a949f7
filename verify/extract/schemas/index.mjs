// @ts-check
import {load} from '../framework.mjs';
import {entriesOf} from '../shape/entries.mjs';
import {contentFileShapes} from './content-files.mjs';
import {lintRules} from './lint-rules.mjs';
import {pluginShapes} from './plugins.mjs';
import {readValidation} from './validation.mjs';

/**
 * Everything that users can configure, by the names that tables refer to.
 *
 * @param {import('../types/program.mjs').FrameworkTypes} types
 * @param {string} siteDir of the scratch site
 * @returns {Promise<Record<string, import('../shape/entries.mjs').Entry[]>>}
 */
export async function schemaFacts(types, siteDir) {
  const shapes = [
    /** @type {const} */ (['config', siteConfig(types)]),
    ...(await pluginShapes(types)),
    ...(await contentFileShapes(types, siteDir)),
  ];
  return Object.fromEntries([
    ...shapes.map(([fact, shape]) => /** @type {const} */ ([fact, entriesOf(shape)])),
    ...lintRules(),
  ]);
}

/**
 * The fields that `docusaurus.config.js` accepts.
 *
 * @param {import('../types/program.mjs').FrameworkTypes} types
 * @returns {import('../shape/shape.mjs').Shape}
 */
function siteConfig(types) {
  const {ConfigSchema, validateConfig} = load('@docusaurus/core/lib/server/configValidation.js');
  const validate = (/** @type {object} */ config) => validateConfig(config, 'docusaurus.config.js');
  return readValidation({schema: ConfigSchema, validate}, ['@docusaurus/types', 'Config'], types);
}
