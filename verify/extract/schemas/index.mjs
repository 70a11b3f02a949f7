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
 * @param {import('../../facts.mjs').Message[]} messages that the packages can print
 * @returns {Promise<Record<string, import('../shape/entries.mjs').Entry[]>>}
 */
export async function schemaFacts(types, siteDir, messages) {
  // Types don't say that an option is deprecated, but a warning does.
  const isDeprecated = (/** @type {string} */ option) =>
    messages.some(({text}) => text.includes(`siteConfig.${option}\` config option is deprecated`));
  const config = entriesOf(siteConfig(types)).map((entry) =>
    isDeprecated(entry.path) ? {...entry, deprecated: true} : entry,
  );
  const shapes = [...(await pluginShapes(types)), ...(await contentFileShapes(types, siteDir))];
  return Object.fromEntries([
    ['config', config],
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
