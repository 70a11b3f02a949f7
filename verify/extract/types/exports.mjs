// @ts-check
import ts from 'typescript';

/**
 * Reads the exports of each module of the framework.
 *
 * @param {import('./program.mjs').FrameworkTypes} types
 * @returns {{exports: Record<string, string[]>, types: Record<string, string[]>}} all names, and
 *   the names that are only types
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
    .filter(([, exported]) => exported.length > 0);
  return {
    exports: Object.fromEntries(
      names.map(([module, exported]) => [module, unique(exported.map(({name}) => name))]),
    ),
    types: Object.fromEntries(
      names.flatMap(([module, exported]) => {
        const values = new Set(exported.filter(({isType}) => !isType).map(({name}) => name));
        const types = exported.map(({name}) => name).filter((name) => !values.has(name));
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
    // `import x from` imports `export =`.
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
    if (isMember(node) && ts.isIdentifier(node.name)) {
      names.add(node.name.text);
    }
    ts.forEachChild(node, collect);
  };
  declarations.forEach(collect);
  return [...names].sort();
}

/**
 * @param {ts.Node} node
 * @returns {node is ts.PropertySignature | ts.MethodSignature | ts.PropertyDeclaration | ts.MethodDeclaration}
 */
const isMember = (node) =>
  ts.isPropertySignature(node) ||
  ts.isMethodSignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isMethodDeclaration(node);

/**
 * The methods that a plugin can have and the exports that its module can have.
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
 * The functions of `@docusaurus/logger`. They can't be read from the loaded module, because core's
 * plugin loader adds functions to it.
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
