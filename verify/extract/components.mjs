// @ts-check
import {load, shortName} from './framework.mjs';

const swizzle = '@docusaurus/core/lib/commands/swizzle';

/**
 * The components that can be swizzled, as listed by `docusaurus swizzle --list`.
 *
 * @param {import('./scratch-site.mjs').SitePlugin[]} plugins
 * @returns {Promise<Record<string, Record<string, {eject: string, wrap: string}>>>} by theme, then
 *   by component: how safe each action is
 */
export async function swizzleComponents(plugins) {
  const {getThemeNames, getThemePath} = load(`${swizzle}/themes.js`);
  const {getThemeSwizzleConfig} = load(`${swizzle}/config.js`);
  const {getThemeComponents} = load(`${swizzle}/components.js`);
  const themes = await Promise.all(
    getThemeNames(plugins).map(async (/** @type {string} */ themeName) => {
      const {all, getActionStatus} = await getThemeComponents({
        themeName,
        themePath: getThemePath({plugins, themeName, typescript: false}),
        swizzleConfig: getThemeSwizzleConfig(themeName, plugins),
      });
      const components = all.map((/** @type {string} */ component) => [
        component,
        {eject: getActionStatus(component, 'eject'), wrap: getActionStatus(component, 'wrap')},
      ]);
      return [shortName(themeName), Object.fromEntries(components)];
    }),
  );
  return Object.fromEntries(themes);
}
