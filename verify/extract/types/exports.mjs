// @ts-check
import ts from 'typescript';

/**
 * What each module of the framework exports.
 *
 * @param {import('./program.mjs').FrameworkTypes} types
 * @returns {{exports: Record<string, string[]>, types: Record<string, string[]>}} all names, and
 *   those among them that are types only
 */
export function moduleExports({checker, modules, clientModules}) {
  const names = [...new Set([...modules.keys(), ...clientModules.keys()])]
    .map(
      (module) =>
        /** @type {const} */ ([
          module,
          [modules.get(module), clientModules.get(module)].flatMap((symbol) =>
            namesIn(symbol, checker),
          ),
        ]),
    )
    .filter(([, found]) => found.length > 0);
  return {
    exports: Object.fromEntries(
      names.map(([module, found]) => [module, unique(found.map(({name}) => name))]),
    ),
    types: Object.fromEntries(
      names.flatMap(([module, found]) => {
        const values = new Set(found.filter(({isType}) => !isType).map(({name}) => name));
        const types = found.map(({name}) => name).filter((name) => !values.has(name));
        return types.length > 0 ? [[module, unique(types)]] : [];
      }),
    ),
  };
}

/**
 * @param {ts.Symbol | undefined} module
 * @param {ts.TypeChecker} checker
 */
function namesIn(module, checker) {
  if (!module) {
    return [];
  }
  const exported = module.exports?.get(ts.InternalSymbolName.ExportEquals);
  const members = exported ? [] : checker.getExportsOfModule(module);
  return [
    // `export =` is what `import x from` gives.
    ...(exported ? [{name: 'default', isType: false}] : []),
    ...members.map((member) => ({name: member.name, isType: !isValue(member, checker)})),
  ];
}

/**
 * @param {ts.Symbol} symbol
 * @param {ts.TypeChecker} checker
 */
function isValue(symbol, checker) {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const isTypeOnly = symbol.declarations?.some(
    (declaration) =>
      ts.isExportSpecifier(declaration) && ts.isTypeOnlyExportDeclaration(declaration),
  );
  return !isTypeOnly && Boolean(target.flags & ts.SymbolFlags.Value);
}

/** @param {string[]} names */
const unique = (names) => [...new Set(names)].sort();
