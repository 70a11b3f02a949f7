// @ts-check
import {load, requireFramework} from '../framework.mjs';
import {withDeclared} from '../shape/declared.mjs';
import {fromJoi} from '../shape/from-joi.mjs';
import {shapeOf} from '../shape/shape.mjs';
import {typeOf} from '../types/exports.mjs';
import {captureSchema} from './capture.mjs';
import {withFilledDefaults} from './filled-defaults.mjs';

/** @import {JoiSchema} from '../shape/joi-schema.js' */
/** @import {Shape} from '../shape/shape.mjs' */
/** @typedef {Record<string, unknown>} Options */

/**
 * A validation in the framework and the schema it uses.
 *
 * @typedef {object} Validation
 * @property {JoiSchema} schema
 * @property {(input: Options) => Options} validate fills in defaults; throws if the input
 *   is invalid
 */

/**
 * @typedef {object} PluginModule
 * @property {(context: {validate: Validate, options: Options}) => Options} [validateOptions]
 * @property {(context: {validate: Validate, themeConfig: Options}) => Options}
 *   [validateThemeConfig]
 *
 * @typedef {(schema: any, input: Options) => Options} Validate
 */

/**
 * @param {string} name of a package
 * @returns {Promise<PluginModule>} loaded like core does, because some are transpiled ES modules
 */
export async function loadPlugin(name) {
  const module = await load('@docusaurus/utils').loadFreshModule(requireFramework.resolve(name));
  return module.default?.validateOptions || module.default?.validateThemeConfig
    ? module.default
    : module;
}

/**
 * @param {PluginModule} plugin
 * @returns {Promise<Validation | undefined>} undefined if the plugin doesn't validate its options
 */
export const optionsValidation = async ({validateOptions}) =>
  validateOptions &&
  validationOf((options) =>
    validateOptions({
      validate: load('@docusaurus/utils-validation').normalizePluginOptions,
      options,
    }),
  );

/**
 * @param {PluginModule} plugin
 * @returns {Promise<Validation | undefined>} undefined if the plugin has no theme configuration
 */
export const themeConfigValidation = async ({validateThemeConfig}) =>
  validateThemeConfig &&
  validationOf((themeConfig) =>
    validateThemeConfig({
      validate: load('@docusaurus/utils-validation').normalizeThemeConfig,
      themeConfig,
    }),
  );

/**
 * @param {Validation['validate']} validate
 * @returns {Promise<Validation | undefined>}
 */
async function validationOf(validate) {
  const schema = await captureSchema(() => validate({}));
  return schema && {schema, validate};
}

/**
 * Reads everything about a validation: its schema, the defaults it fills in, and the type that the
 * framework declares for the same value.
 *
 * @param {Validation} validation
 * @param {[module: string, type: string]} declared
 * @param {import('../types/program.mjs').FrameworkTypes} types
 * @returns {Shape}
 */
export function readValidation({schema, validate}, declared, types) {
  const shape = withFilledDefaults(fromJoi(schema) ?? shapeOf('object'), validate);
  return withDeclared(shape, typeOf(...declared, types), types.checker);
}
