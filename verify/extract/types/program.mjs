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
  const importer = path.join(process.cwd(), 'facts.ts');
  const packageFiles = new Map(
    packageModules.flatMap((name) => {
      const {resolvedModule} = ts.resolveModuleName(name, importer, options, ts.sys);
      return resolvedModule ? [[name, resolvedModule.resolvedFileName]] : [];
    }),
  );
  const program = ts.createProgram([...packageFiles.values(), ...clientFiles.values()], options);
  const checker = program.getTypeChecker();
  /**
   * @param {Map<string, string>} files
   * @returns {[string, ts.Symbol][]}
   */
  const symbolsOf = (files) =>
    [...files].flatMap(([name, file]) => {
      const source = program.getSourceFile(file);
      const symbol = source && checker.getSymbolAtLocation(source);
      return symbol ? [[name, symbol]] : [];
    });
  const ambient = checker
    .getAmbientModules()
    .map((symbol) => /** @type {[string, ts.Symbol]} */ ([symbol.name.slice(1, -1), symbol]))
    .filter(([name]) => /^@docusaurus\//u.test(name));
  return {
    checker,
    modules: new Map([...symbolsOf(packageFiles), ...ambient]),
    clientModules: new Map(symbolsOf(clientFiles)),
    declarations: program
      .getSourceFiles()
      .filter(({fileName}) =>
        /\/node_modules\/@docusaurus\/[^/]+\/(?!node_modules)/u.test(fileName),
      ),
  };
}
