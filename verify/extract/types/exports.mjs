// @ts-check
import ts from 'typescript';

/**
 * Reads the exports of each module of the framework.
 *
 * @param {import('./program.mjs').FrameworkTypes} types
 * @returns {Record<string, string[]>} by module
 */
export function moduleExports({checker, modules, clientModules}) {
  const names = [...modules.keys(), ...clientModules.keys()].map((module) => {
    const exported = [modules.get(module), clientModules.get(module)].flatMap((symbol) =>
      namesIn(symbol, checker),
    );
    return /** @type {const} */ ([module, [...new Set(exported)].sort()]);
  });
  return Object.fromEntries(names.filter(([, exported]) => exported.length > 0));
}

/**
 * @param {ts.Symbol | undefined} module
 * @param {ts.TypeChecker} checker
 */
function namesIn(module, checker) {
  if (!module) {
    return [];
  }
  // `import x from` imports `export =`.
  return module.exports?.has(ts.InternalSymbolName.ExportEquals)
    ? ['default']
    : checker.getExportsOfModule(module).map(({name}) => name);
}

/**
 * The names of all fields and methods in the framework's type declarations, such as contexts,
 * metadata and props. Pages can mention any of them.
 *
 * @param {import('./program.mjs').FrameworkTypes} types
 * @returns {string[]}
 */
export function memberNames({declarations}) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {ts.Node} node */
  const collect = (node) => {
    if (
      (ts.isTypeElement(node) || ts.isClassElement(node)) &&
      node.name &&
      ts.isIdentifier(node.name)
    ) {
      names.add(node.name.text);
    }
    ts.forEachChild(node, collect);
  };
  declarations.forEach(collect);
  return [...names].sort();
}

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
