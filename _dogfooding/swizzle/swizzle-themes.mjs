// @ts-check
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

// What is behind `docusaurus swizzle`. The command itself loads the site anew for each component:
// 10 seconds each, an hour for all of them.
const load = (/** @type {string} */ file) =>
  require(`@docusaurus/core/lib/commands/swizzle/${file}`);

/** The languages that components are given out in. @typedef {'javascript' | 'typescript'} Language */
/** @typedef {'eject' | 'wrap'} Action */

/**
 * Ejects or wraps each component of the framework's themes that may be, into `src/theme` of a site.
 *
 * @param {string} siteDir
 * @param {Action} action
 * @param {Language} language
 * @returns {Promise<{theme: string, component: string, files: string[]}[]>} `files` from `siteDir`
 */
export async function swizzleSafeComponents(siteDir, action, language) {
  const {plugins} = await load('context.js').initSwizzleContext(siteDir, {});
  const {getThemeNames, getThemePath} = load('themes.js');
  const {getThemeSwizzleConfig} = load('config.js');
  const typescript = language === 'typescript';
  const swizzled = [];
  for (const theme of getThemeNames(plugins)) {
    const themePath = getThemePath({themeName: theme, plugins, typescript});
    const components = await load('components.js').getThemeComponents({
      themeName: theme,
      themePath,
      swizzleConfig: getThemeSwizzleConfig(theme, plugins),
    });
    for (const component of components.all) {
      if (components.isSafeAction(component, action)) {
        const swizzle = load('actions.js')[action];
        const {createdFiles} = await swizzle({
          siteDir,
          themePath,
          componentName: component,
          typescript,
        });
        const files = createdFiles.map((/** @type {string} */ file) =>
          path.relative(siteDir, file),
        );
        swizzled.push({theme, component, files});
      }
    }
  }
  return swizzled;
}
