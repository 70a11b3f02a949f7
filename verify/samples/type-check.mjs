// @ts-check
import path from 'node:path';
import ts from 'typescript';
import {readJson} from '../../tools/lib/json.mjs';

/**
 * A sample to check with TypeScript.
 *
 * @typedef {object} CodeSample
 * @property {string} id unique among the samples and valid as a folder name
 * @property {string} fileName the name of the sample's file, such as `docusaurus.config.ts`
 * @property {string} code
 *
 * @typedef {object} Finding
 * @property {string} id of the sample
 * @property {number} line in the sample, starting at 0
 * @property {string} message
 */

/** Types that are available in a Docusaurus site without imports. */
const ambientTypes = [
  'node',
  '@docusaurus/module-type-aliases',
  '@docusaurus/theme-classic',
  '@docusaurus/theme-live-codeblock',
  '@docusaurus/theme-mermaid',
  '@docusaurus/theme-search-algolia',
  '@docusaurus/plugin-content-blog',
  '@docusaurus/plugin-content-docs',
  '@docusaurus/plugin-content-pages',
  '@docusaurus/plugin-debug',
  '@docusaurus/plugin-ideal-image',
];

/** @type {ts.CompilerOptions} */
const baseOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.Preserve,
  allowJs: true,
  checkJs: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  strict: true,
  noEmit: true,
};

const isJavaScript = (/** @type {string} */ file) => /\.[cm]?jsx?$/u.test(file);

/** Errors about imports that are fine in a sample: the reader's own files and added packages. */
const foreignImport =
  /^Cannot find module '(?!@docusaurus\/|@theme)|^Could not find a declaration file/u;

/**
 * Packages that this project uses itself: they'd be found from a sample, but a reader's site has
 * its own versions, if any.
 */
const ownTools = Object.keys(readJson('package.json').devDependencies).filter(
  (name) => !/^@docusaurus\/|^@types\/|^typescript$/u.test(name),
);

/** @param {ts.Diagnostic} diagnostic */
const messageOf = (diagnostic) => ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');

/**
 * Type-checks samples under their file names against the packages of one version.
 *
 * @param {CodeSample[]} samples
 * @param {string} packagesDir the folder whose `node_modules` contains the version's packages
 * @returns {Finding[]}
 */
export function typeCheck(samples, packagesDir) {
  // JavaScript can't declare types, so parameters may be implicitly `any`.
  return [
    ...check(
      samples.filter(({fileName}) => !isJavaScript(fileName)),
      packagesDir,
      baseOptions,
    ),
    ...check(
      samples.filter(({fileName}) => isJavaScript(fileName)),
      packagesDir,
      {...baseOptions, noImplicitAny: false, strictNullChecks: false},
    ),
  ];
}

/**
 * @param {CodeSample[]} samples
 * @param {string} packagesDir
 * @param {ts.CompilerOptions} options
 * @returns {Finding[]}
 */
function check(samples, packagesDir, options) {
  const files = new Map(
    samples.map((sample) => [
      path.join(packagesDir, '.samples', sample.id, sample.fileName),
      sample,
    ]),
  );
  const allOptions = {...options, types: ambientTypes};
  const host = ts.createCompilerHost(allOptions);
  const {getSourceFile, fileExists, readFile} = host;
  host.getCurrentDirectory = () => packagesDir;
  host.fileExists = (file) => files.has(path.normalize(file)) || fileExists(file);
  host.readFile = (file) => files.get(path.normalize(file))?.code ?? readFile(file);
  host.getSourceFile = (file, languageVersion, ...rest) => {
    const sample = files.get(path.normalize(file));
    return sample
      ? ts.createSourceFile(file, sample.code, languageVersion, true)
      : getSourceFile(file, languageVersion, ...rest);
  };
  host.resolveModuleNameLiterals = (literals, containingFile, redirected, resolveOptions) =>
    literals.map(({text}) => {
      const {resolvedModule} = ts.resolveModuleName(text, containingFile, resolveOptions, host);
      // Don't resolve another version's packages from this project's node_modules further up.
      const isForeign =
        ownTools.includes(text.split('/')[0] ?? '') ||
        (resolvedModule && !resolvedModule.resolvedFileName.startsWith(packagesDir));
      return {resolvedModule: files.has(containingFile) && isForeign ? undefined : resolvedModule};
    });
  const program = ts.createProgram([...files.keys()], allOptions, host);
  return [...files].flatMap(([file, {id}]) => {
    const source = program.getSourceFile(file);
    const findings = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map((diagnostic) => ({
      id,
      line: source?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0,
      message: messageOf(diagnostic),
    }));
    const checkable = findings.filter(({message}) => !foreignImport.test(message));
    // Imports from the reader's own files are untyped here, and so are callbacks passed to them.
    return checkable.length < findings.length
      ? checkable.filter(({message}) => !/implicitly has an 'any' type/u.test(message))
      : checkable;
  });
}

/**
 * Checks the syntax of samples without any packages.
 *
 * @param {CodeSample[]} samples
 * @returns {Finding[]}
 */
export const checkSyntax = (samples) =>
  samples.flatMap(({id, fileName, code}) => {
    const {diagnostics = []} = ts.transpileModule(code, {
      // Declaration files have no output, which the transpiler treats as a failure.
      fileName: fileName.replace('.d.ts', '.ts'),
      reportDiagnostics: true,
      compilerOptions: {...baseOptions, noEmit: false},
    });
    return diagnostics.map((diagnostic) => ({
      id,
      line: diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0,
      message: messageOf(diagnostic),
    }));
  });
