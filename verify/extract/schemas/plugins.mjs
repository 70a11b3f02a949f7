// @ts-check
import {pluginPackages, shortName} from '../framework.mjs';
import {withUnseenOptions} from '../shape/declared.mjs';
import {fromOptionsType} from '../shape/from-type.mjs';
import {typeOf} from '../types/exports.mjs';
import {
  loadPlugin,
  optionsValidation,
  readValidation,
  themeConfigValidation,
} from './validation.mjs';

/** @import {Shape} from '../shape/shape.mjs' */
/** @import {FrameworkTypes} from '../types/program.mjs' */
/** @import {PluginModule} from './validation.mjs' */

/** Packages whose theme configuration is declared elsewhere. */
const THEME_CONFIG_MODULES = new Map([['@docusaurus/theme-classic', '@docusaurus/theme-common']]);

/**
 * The options and theme configuration of each plugin, theme and preset.
 *
 * @param {FrameworkTypes} types
 * @returns {Promise<[fact: string, shape: Shape][]>}
 */
export async function pluginShapes(types) {
  /** @type {[fact: string, shape: Shape][]} */
  const shapes = [];
  // One at a time, as each captures a schema.
  for (const name of pluginPackages) {
    const module = await loadPlugin(name);
    const options = (await validatedOptions(name, module, types)) ?? declaredOptions(name, types);
    const config = await themeConfig(name, module, types);
    if (options) {
      shapes.push([`options/${shortName(name)}`, options]);
    }
    if (config) {
      shapes.push([`themeConfig/${shortName(name)}`, config]);
    }
  }
  return shapes;
}

/**
 * @param {string} name
 * @param {PluginModule} module
 * @param {FrameworkTypes} types
 */
async function validatedOptions(name, module, types) {
  const validation = await optionsValidation(module);
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
 * @param {string} name
 * @param {PluginModule} module
 * @param {FrameworkTypes} types
 */
async function themeConfig(name, module, types) {
  const validation = await themeConfigValidation(module);
  const source = THEME_CONFIG_MODULES.get(name) ?? name;
  const type = typeOf(source, 'UserThemeConfig', types) ? 'UserThemeConfig' : 'ThemeConfig';
  return validation && readValidation(validation, [source, type], types);
}
