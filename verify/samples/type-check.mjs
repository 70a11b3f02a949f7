// @ts-check
import path from 'node:path';
import ts from 'typescript';
import {readJson} from '../../tools/lib/json.mjs';
import {ROOT} from '../../tools/lib/paths.mjs';

/**
 * A sample to check with TypeScript.
 *
 * @typedef {object} CodeSample
 * @property {string} folder unique among the samples
 * @property {string} fileName the name of the sample's file, such as `docusaurus.config.ts`
 * @property {string} code
 * @property {string} file the page
 * @property {number} line of the page where the code starts
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
  types: ambientTypes,
};

const isJavaScript = (/** @type {string} */ file) => /\.[cm]?jsx?$/u.test(file);

/** Errors about imports that are fine in a sample: the reader's own files and added packages. */
const foreignImport =
  /^sample: (?:Cannot find module '(?!@docusaurus\/|@theme)|Could not find a declaration file)/u;

/**
 * Packages that this project uses itself: they'd be found from a sample, but a reader's site has
 * its own versions, if any.
 */
const ownTools = Object.keys(readJson('package.json').devDependencies).filter(
  (name) => !/^@docusaurus\/|^@types\/|^typescript$/u.test(name),
);

/**
 * Type-checks samples under their file names against the packages of one version.
 *
 * @param {CodeSample[]} samples
 * @param {string | undefined} packagesDir the folder whose `node_modules` contains the version's
 *   packages; if omitted, only the syntax is checked
 * @returns {import('../problem.mjs').Problem[]}
 */
export const typeCheck = (samples, packagesDir) => [
  ...check(
    samples.filter(({fileName}) => !isJavaScript(fileName)),
    packagesDir,
    baseOptions,
  ),
  ...check(
    samples.filter(({fileName}) => isJavaScript(fileName)),
    packagesDir,
    // JavaScript can't declare types, so parameters may be implicitly `any`.
    {...baseOptions, noImplicitAny: false, strictNullChecks: false},
  ),
];

/**
 * @param {CodeSample[]} samples
 * @param {string | undefined} packagesDir
 * @param {ts.CompilerOptions} packageOptions
 */
function check(samples, packagesDir, packageOptions) {
  const options = packagesDir
    ? packageOptions
    : {...packageOptions, noResolve: true, noLib: true, types: []};
  const files = new Map(
    samples.map((sample) => [
      path.join(packagesDir ?? ROOT, '.samples', sample.folder, sample.fileName),
      sample,
    ]),
  );
  const host = ts.createCompilerHost(options);
  const {fileExists, readFile} = host;
  host.getCurrentDirectory = () => packagesDir ?? ROOT;
  host.fileExists = (file) => files.has(path.normalize(file)) || fileExists(file);
  host.readFile = (file) => files.get(path.normalize(file))?.code ?? readFile(file);
  host.resolveModuleNameLiterals = (literals, containingFile, redirected, resolveOptions) =>
    literals.map(({text}) => {
      const {resolvedModule} = ts.resolveModuleName(text, containingFile, resolveOptions, host);
      // Don't resolve another version's packages from this project's node_modules further up.
      const isForeign =
        ownTools.includes(text.split('/')[0] ?? '') ||
        (resolvedModule && !resolvedModule.resolvedFileName.startsWith(packagesDir ?? ROOT));
      return {resolvedModule: files.has(containingFile) && isForeign ? undefined : resolvedModule};
    });
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files].flatMap(([name, {file, line}]) => {
    const source = program.getSourceFile(name);
    const problems = [
      ...program.getSyntacticDiagnostics(source),
      ...(packagesDir ? program.getSemanticDiagnostics(source) : []),
    ].map(({start = 0, messageText}) => ({
      file,
      line: line + (source?.getLineAndCharacterOfPosition(start).line ?? 0),
      message: `sample: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    }));
    const checkable = problems.filter(({message}) => !foreignImport.test(message));
    // Imports from the reader's own files are untyped here, and so are callbacks passed to them.
    return checkable.length < problems.length
      ? checkable.filter(({message}) => !/implicitly has an 'any' type/u.test(message))
      : checkable;
  });
}
