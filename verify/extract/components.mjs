// @ts-check
import {load, shortName} from './framework.mjs';

const swizzle = '@docusaurus/core/lib/commands/swizzle';

/**
 * The components that can be swizzled, as listed by `docusaurus swizzle --list`.
 *
 * @param {import('./scratch-site.mjs').SitePlugin[]} plugins
 * @returns {Promise<Record<string, string[]>>} by theme
 */
export async function swizzleComponents(plugins) {
  const {getThemeNames, getThemePath} = load(`${swizzle}/themes.js`);
  const {getThemeSwizzleConfig} = load(`${swizzle}/config.js`);
  const {getThemeComponents} = load(`${swizzle}/components.js`);
  const themes = await Promise.all(
    getThemeNames(plugins).map(async (/** @type {string} */ themeName) => {
      const {all} = await getThemeComponents({
        themeName,
        themePath: getThemePath({plugins, themeName, typescript: false}),
        swizzleConfig: getThemeSwizzleConfig(themeName, plugins),
      });
      return [shortName(themeName), all.sort()];
    }),
  );
  return Object.fromEntries(themes);
}
