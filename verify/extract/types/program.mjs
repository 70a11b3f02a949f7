// @ts-check
import {readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {packageDir, packageJson, packageNames} from '../framework.mjs';

/** Packages that contain only data or settings. */
const WITHOUT_TYPES = /\/(?:cssnano-preset|lqip-loader|tsconfig|eslint-plugin)$|^create-/u;

/** The names that the framework's modules can be imported by. */
const packageModules = packageNames
  .filter((name) => !WITHOUT_TYPES.test(name))
  .flatMap((name) => {
    const {exports} = packageJson(name);
    const subpaths = typeof exports === 'object' ? Object.keys(exports) : ['.'];
    return subpaths
      .filter((subpath) => !subpath.includes('*'))
      .map((subpath) => path.posix.join(name, subpath));
  });

const clientDir = path.join(packageDir('@docusaurus/core'), 'lib/client/exports');

/** The declaration files behind the aliases that core sets up, such as `@docusaurus/Link`. */
const clientFiles = new Map(
  readdirSync(clientDir)
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => [`@docusaurus/${path.basename(file, '.d.ts')}`, path.join(clientDir, file)]),
);

const entryFile = path.join(process.cwd(), 'facts.ts');

/**
 * The framework's modules by import name.
 *
 * @typedef {object} FrameworkTypes
 * @property {ts.TypeChecker} checker
 * @property {Map<string, ts.Symbol>} modules with their published types
 * @property {Map<string, ts.Symbol>} clientModules as core implements them; the published types of
 *   some modules omit exports
 * @property {readonly ts.SourceFile[]} declarations the files in the framework's packages
 */

/**
 * Compiles the type declarations of the framework.
 *
 * @returns {FrameworkTypes}
 */
export function compileTypes() {
  const source = packageModules.map((name) => `import '${name}';`).join('\n');
  /** @type {ts.CompilerOptions} */
  const options = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.Preserve,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    strict: true,
    skipLibCheck: true,
    types: ['@docusaurus/module-type-aliases'],
  };
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists} = host;
  host.fileExists = (file) => file === entryFile || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === entryFile
      ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2022)
      : getSourceFile(file, ...rest);
  const program = ts.createProgram([entryFile, ...clientFiles.values()], options, host);
  const checker = program.getTypeChecker();
  const clientModules = [...clientFiles].flatMap(([name, file]) => {
    const sourceFile = program.getSourceFile(file);
    const symbol = sourceFile && checker.getSymbolAtLocation(sourceFile);
    return symbol ? [/** @type {const} */ ([name, symbol])] : [];
  });
  return {
    checker,
    modules: modulesOf(program, checker),
    clientModules: new Map(clientModules),
    declarations: program
      .getSourceFiles()
      .filter(({fileName}) =>
        /\/node_modules\/@docusaurus\/[^/]+\/(?!node_modules)/u.test(fileName),
      ),
  };
}

/**
 * @param {ts.Program} program
 * @param {ts.TypeChecker} checker
 * @returns {Map<string, ts.Symbol>}
 */
function modulesOf(program, checker) {
  const ambient = checker
    .getAmbientModules()
    .map((symbol) => /** @type {const} */ ([symbol.name.slice(1, -1), symbol]))
    .filter(([name]) => /^@docusaurus\//u.test(name));
  const imported = (program.getSourceFile(entryFile)?.statements ?? []).flatMap((statement) => {
    const specifier = ts.isImportDeclaration(statement) && statement.moduleSpecifier;
    const symbol = specifier && checker.getSymbolAtLocation(specifier);
    return symbol && ts.isStringLiteral(specifier)
      ? [/** @type {const} */ ([specifier.text, symbol])]
      : [];
  });
  return new Map([...ambient, ...imported]);
}
