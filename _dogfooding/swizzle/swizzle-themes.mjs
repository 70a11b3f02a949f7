// @ts-check
import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);

// What is behind `docusaurus swizzle`. The command itself loads the site anew for each component:
// 10 seconds each, an hour for all of them.
const load = (/** @type {string} */ file) =>
  require(`@docusaurus/core/lib/commands/swizzle/${file}`);

/**
 * Ejects or wraps each component of the framework's themes that may be, into `src/theme` of a site.
 *
 * @param {string} siteDir
 * @param {'eject' | 'wrap'} action
 * @param {'javascript' | 'typescript'} language
 * @returns {Promise<string[]>} the theme of each component
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
        await swizzle({siteDir, themePath, componentName: component, typescript});
        swizzled.push(theme);
      }
    }
  }
  return swizzled;
}
