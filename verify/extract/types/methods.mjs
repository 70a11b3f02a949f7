// @ts-check
import ts from 'typescript';
import {typeOf} from './named-types.mjs';

/**
 * The methods that a plugin may have, and what its module may export.
 *
 * @param {import('./program.mjs').FrameworkTypes} types
 * @returns {{lifecycles: string[], pluginModule: string[]}}
 */
export function pluginMethods(types) {
  const module = named('PluginModule', types);
  const isCallable = module.getCallSignatures().length > 0;
  return {
    lifecycles: methodsOf(named('Plugin', types), types),
    pluginModule: [...(isCallable ? ['default'] : []), ...methodsOf(module, types)].sort(),
  };
}

/**
 * The functions of `@docusaurus/logger`. Its module is no source for them: the loader that core
 * loads plugins with adds to it.
 *
 * @param {import('./program.mjs').FrameworkTypes} types
 * @returns {string[]}
 */
export function loggerFunctions(types) {
  const module = types.modules.get('@docusaurus/logger');
  const logger = module?.exports?.get(ts.escapeLeadingUnderscores('logger'));
  if (!logger) {
    throw new Error('@docusaurus/logger exports no logger; find where it went.');
  }
  return methodsOf(types.checker.getTypeOfSymbol(logger), types);
}

/**
 * @param {string} name
 * @param {import('./program.mjs').FrameworkTypes} types
 */
function named(name, types) {
  const type = typeOf('@docusaurus/types', name, types);
  if (!type) {
    throw new Error(`@docusaurus/types exports no type ${name}; find where it went.`);
  }
  return type;
}

/**
 * @param {ts.Type} type
 * @param {import('./program.mjs').FrameworkTypes} types
 */
const methodsOf = (type, {checker}) =>
  checker
    .getPropertiesOfType(type)
    .filter((property) => {
      const value = checker.getNonNullableType(checker.getTypeOfSymbol(property));
      return checker.getSignaturesOfType(value, ts.SignatureKind.Call).length > 0;
    })
    .map(({name}) => name)
    .sort();
