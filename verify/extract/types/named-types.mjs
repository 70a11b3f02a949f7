// @ts-check
import ts from 'typescript';

/**
 * Finds a type that a module of the framework exports.
 *
 * @param {string} module
 * @param {string} name
 * @param {import('./program.mjs').FrameworkTypes} types
 * @returns {ts.Type | undefined}
 */
export function typeOf(module, name, {checker, modules}) {
  const symbol = modules.get(module);
  const exported = symbol && checker.getExportsOfModule(symbol).find((one) => one.name === name);
  if (!exported) {
    return undefined;
  }
  const isAlias = exported.flags & ts.SymbolFlags.Alias;
  return checker.getDeclaredTypeOfSymbol(isAlias ? checker.getAliasedSymbol(exported) : exported);
}
