// @ts-check
import {pluginPackages, shortName} from '../framework.mjs';
import {withUnseenOptions} from '../shape/declared.mjs';
import {fromOptionsType} from '../shape/from-type.mjs';
import {shapeOf, shapeOfValue} from '../shape/shape.mjs';
import {typeOf} from '../types/exports.mjs';
import {
  loadPlugin,
  optionsValidation,
  readValidation,
  themeConfigValidation,
} from './validation.mjs';

/** @typedef {import('../shape/shape.mjs').Shape} Shape */
/** @typedef {import('../types/program.mjs').FrameworkTypes} FrameworkTypes */
/** @typedef {import('./validation.mjs').PluginModule} PluginModule */
/** @typedef {import('../scratch-site.mjs').SitePlugin} SitePlugin */

/** Packages whose theme configuration is declared elsewhere. */
const THEME_CONFIG_MODULES = new Map([['@docusaurus/theme-classic', '@docusaurus/theme-common']]);

/**
 * The options and theme configuration of each plugin, theme and preset.
 *
 * @param {FrameworkTypes} types
 * @param {SitePlugin[]} sitePlugins
 * @returns {Promise<[fact: string, shape: Shape][]>}
 */
export async function pluginShapes(types, sitePlugins) {
  const shapes = await Promise.all(
    pluginPackages.map(async (name) => {
      const module = await loadPlugin(name);
      const options =
        validatedOptions(name, module, types) ??
        declaredOptions(name, types) ??
        (name.includes('/plugin-') ? bareOptions(name, sitePlugins) : undefined);
      return [
        {fact: `options/${shortName(name)}`, shape: options},
        {fact: `themeConfig/${shortName(name)}`, shape: themeConfig(name, module, types)},
      ];
    }),
  );
  return shapes
    .flat()
    .flatMap(({fact, shape}) => (shape ? [/** @type {[string, Shape]} */ ([fact, shape])] : []));
}

/**
 * @param {string} name
 * @param {PluginModule} module
 * @param {FrameworkTypes} types
 */
function validatedOptions(name, module, types) {
  const validation = optionsValidation(module);
  const type = typeOf(name, 'Options', types);
  const shape = validation && readValidation(validation, [name, 'Options'], types);
  return shape && type ? withUnseenOptions(shape, type, types.checker) : shape;
}

/**
 * @param {string} name a package that doesn't validate its options
 * @param {FrameworkTypes} types
 */
function declaredOptions(name, types) {
  const type = typeOf(name, 'Options', types);
  return type && fromOptionsType(type, types.checker);
}

/**
 * @param {string} name a plugin that doesn't declare options
 * @param {SitePlugin[]} sitePlugins
 * @returns {Shape} the options that core always passes to it
 */
function bareOptions(name, sitePlugins) {
  const plugin = sitePlugins.find(({instance}) => instance.version.name === name);
  const keys = Object.entries(plugin?.instance.options ?? {}).map(([key, value]) => {
    const kind = /** @type {import('../shape/shape.mjs').Kind} */ (
      [...shapeOfValue(value).kinds.keys()][0]
    );
    return /** @type {const} */ ([key, {...shapeOf(kind), default: {value}}]);
  });
  return {...shapeOf('object'), keys: new Map(keys)};
}

/**
 * @param {string} name
 * @param {PluginModule} module
 * @param {FrameworkTypes} types
 */
function themeConfig(name, module, types) {
  const validation = themeConfigValidation(module);
  const source = THEME_CONFIG_MODULES.get(name) ?? name;
  const type = typeOf(source, 'UserThemeConfig', types) ? 'UserThemeConfig' : 'ThemeConfig';
  return validation && readValidation(validation, [source, type], types);
}
