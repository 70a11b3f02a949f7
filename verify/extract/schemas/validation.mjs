// @ts-check
import {load, requireFramework} from '../framework.mjs';
import {withDeclared} from '../shape/declared.mjs';
import {fromJoi} from '../shape/from-joi.mjs';
import {shapeOf} from '../shape/shape.mjs';
import {typeOf} from '../types/exports.mjs';
import {withDeprecations} from './deprecations.mjs';
import {withFilledDefaults} from './filled-defaults.mjs';

/** @typedef {import('../shape/joi-schema.js').JoiSchema} JoiSchema */
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

/** Ends a validation as soon as its schema is known. */
class Captured extends Error {
  /** @param {JoiSchema} schema */
  constructor(schema) {
    super();
    this.schema = schema;
  }
}

/**
 * @param {PluginModule} plugin
 * @returns {Validation | undefined} undefined if the plugin doesn't validate its options
 */
export function optionsValidation({validateOptions}) {
  const {normalizePluginOptions} = load('@docusaurus/utils-validation');
  return (
    validateOptions &&
    validationOf(
      (validate, options) => validateOptions({validate, options}),
      normalizePluginOptions,
      // Core adds the `id` option that every plugin has.
      (schema) =>
        schemaIn(() =>
          normalizePluginOptions({
            append: (/** @type {object} */ keys) => ({
              validate: () => {
                throw new Captured(schema.append(keys));
              },
            }),
          }),
        ),
    )
  );
}

/**
 * @param {PluginModule} plugin
 * @returns {Validation | undefined} undefined if the plugin has no theme configuration
 */
export function themeConfigValidation({validateThemeConfig}) {
  return (
    validateThemeConfig &&
    validationOf(
      (validate, themeConfig) => validateThemeConfig({validate, themeConfig}),
      load('@docusaurus/utils-validation').normalizeThemeConfig,
    )
  );
}

/**
 * @param {(validate: Validate, input: Options) => Options} run
 * @param {Validate} normalize the function that core passes to plugins as `validate`
 * @param {(schema: any) => JoiSchema | undefined} [complete]
 * @returns {Validation | undefined}
 */
function validationOf(run, normalize, complete = (schema) => schema) {
  const captured = schemaIn(() =>
    run((schema) => {
      throw new Captured(schema);
    }, {}),
  );
  const schema = captured && complete(captured);
  return schema && {schema, validate: (input) => run(normalize, input)};
}

/**
 * @param {() => unknown} run
 * @returns {JoiSchema | undefined}
 */
function schemaIn(run) {
  try {
    run();
  } catch (error) {
    if (error instanceof Captured) {
      return error.schema;
    }
    throw error;
  }
  return undefined;
}

/** @typedef {import('../shape/shape.mjs').Shape} Shape */

/**
 * Reads everything about a validation: its schema, the defaults it fills in, its warnings, and the
 * type that the framework declares for the same value.
 *
 * @param {Validation} validation
 * @param {[module: string, type: string]} declared
 * @param {import('../types/program.mjs').FrameworkTypes} types
 * @returns {Shape}
 */
export function readValidation({schema, validate}, declared, types) {
  const shape = withFilledDefaults(fromJoi(schema) ?? shapeOf('object'), validate);
  return withDeclared(withDeprecations(shape, validate), typeOf(...declared, types), types.checker);
}
