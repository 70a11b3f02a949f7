// @ts-check
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load, pluginPackages, requireFramework} from './framework.mjs';
import {sampleOf} from './schemas/filled-defaults.mjs';
import {fromJoi} from './shape/from-joi.mjs';
import {loadPlugin, optionsValidation, themeConfigValidation} from './schemas/validation.mjs';

/**
 * A plugin after core has initialized it.
 *
 * @typedef {{plugin: object, instance: {version: {name: string}, getThemePath?: () => string}}}
 *   SitePlugin
 */

/**
 * Creates a site with every plugin and theme of the framework, configured with only the required
 * options.
 *
 * @param {string} siteDir where to write it
 * @returns {Promise<{config: string, plugins: SitePlugin[]}>} `config` is the file name
 */
export async function makeScratchSite(siteDir) {
  const names = pluginPackages.filter((name) => !name.includes('/preset-'));
  const modules = await Promise.all(names.map(loadPlugin));
  const samples = async (/** @type {typeof optionsValidation} */ validationOf) => {
    const all = [];
    for (const module of modules) {
      const validation = await validationOf(module);
      const shape = validation && fromJoi(validation.schema);
      all.push(shape ? sampleOf(shape) : {});
    }
    return all;
  };
  const options = await samples(optionsValidation);
  const siteConfig = {
    title: 'Scratch',
    url: 'https://example.com',
    baseUrl: '/',
    plugins: names.map((name, index) => [requireFramework.resolve(name), options[index]]),
    themeConfig: Object.assign({}, ...(await samples(themeConfigValidation))),
  };
  mkdirSync(path.join(siteDir, 'docs'), {recursive: true});
  const config = 'docusaurus.config.js';
  writeFileSync(path.join(siteDir, config), `module.exports = ${JSON.stringify(siteConfig)};\n`);
  const {initSwizzleContext} = load('@docusaurus/core/lib/commands/swizzle/context.js');
  const {plugins} = await initSwizzleContext(siteDir, {config});
  return {config, plugins};
}
