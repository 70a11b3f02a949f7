import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import {packagePath, seams, type Replacement, type Seam} from './seams';

const siteDir = path.resolve(__dirname, '../../..');

/** The parts of the bundler that are used here. */
type Import = {request: string; contextInfo: {issuer: string}};
type Module = {resource?: string};
type Connection = {dependency: {request?: string}; module: Module | null};
type Compilation = {
  errors: Error[];
  moduleGraph: {getOutgoingConnections(module: Module): Connection[]};
  hooks: {finishModules: {tap(name: string, run: (modules: Iterable<Module>) => void): void}};
};
type Compiler = {
  options: {mode?: string};
  hooks: {thisCompilation: {tap(name: string, run: (compilation: Compilation) => void): void}};
};

const describe = (name: string, {reason, upstream}: Seam, problem: string) =>
  `The seam "${name}" (src/framework/seams/seams.ts) no longer fits: ${problem} It is there because: ` +
  `${reason} Read ${upstream.map(packagePath).join(', ')} again.`;

/** The path of a file with slashes. */
const pathOf = ({resource}: Module) => resource?.split(path.sep).join('/') ?? '';

/** A module's path contains it. */
const endOf = (by: string) => by.replace(/^@(?:generated|docusaurus)\//u, '');

/** Whether a module that a replacement is for imports what it's replaced by. */
const isApplied = (
  {request, issuer, by}: Replacement,
  modules: Module[],
  {moduleGraph}: Compilation,
): boolean =>
  modules.some(
    (importer) =>
      issuer.test(importer.resource ?? '') &&
      moduleGraph
        .getOutgoingConnections(importer)
        .some(
          ({dependency, module}) =>
            dependency.request === request && module && pathOf(module).includes(endOf(by)),
        ),
  );

/**
 * Makes a plugin for the bundler that replaces the imports of a seam. If several replacements fit, the
 * first one counts. Aliases can't depend on the file that imports, and lose to core's aliases of whole
 * folders. Each replacement that isn't applied anywhere fails the build.
 *
 * @param utils of `configureWebpack`
 * @param name of the seam
 */
export function replaceImports(
  {currentBundler}: ConfigureWebpackUtils,
  name: keyof typeof seams,
): {apply(compiler: object): void} {
  const seam: Seam = seams[name];
  const replacements: Replacement[] = seam.imports ?? [];
  const requests = replacements.map(({request}) => request).join('|');
  const plugin = new currentBundler.instance.NormalModuleReplacementPlugin(
    new RegExp(`^(?:${requests})$`, 'u'),
    (imported: Import) => {
      const by = replacements.find(
        ({request, issuer}) =>
          request === imported.request && issuer.test(imported.contextInfo.issuer),
      )?.by;
      if (by) {
        imported.request = by.startsWith('src/') ? path.join(siteDir, by) : by;
      }
    },
  );
  return {
    apply(compiler) {
      plugin.apply(compiler as never);
      const {hooks, options} = compiler as Compiler;
      // The development server compiles pages when they're opened, so that imports may be missing.
      if (options.mode !== 'production') {
        return;
      }
      hooks.thisCompilation.tap('seams', (compilation) =>
        compilation.hooks.finishModules.tap('seams', (modules) => {
          const all = Array.from(modules);
          for (const replacement of replacements) {
            if (!isApplied(replacement, all, compilation)) {
              const problem = `no import of "${replacement.request}" was replaced by ${replacement.by}.`;
              compilation.errors.push(new Error(describe(name, seam, problem)));
            }
          }
        }),
      );
    },
  };
}

/**
 * @param name of a seam with `code`
 * @returns a rule for the bundler that replaces it. The build fails if a piece isn't in the file exactly once
 */
export function replaceCode(name: keyof typeof seams): {include: string; use: object[]} {
  const seam: Seam = seams[name];
  const file = packagePath(seam.upstream[0]!);
  return {
    include: path.join(siteDir, 'node_modules', file),
    use: (seam.code ?? []).map((code) => ({
      loader: path.join(__dirname, 'replace-code-loader.js'),
      options: {...code, problem: describe(name, seam, `"${code.from}" isn't in ${file} once.`)},
    })),
  };
}

/** @throws when a file that a seam goes around is gone, so that its effect may be, too */
export default function checkSeams(): Plugin {
  const problems = Object.entries(seams).flatMap(([name, seam]) =>
    seam.upstream
      .filter((file) => !existsSync(path.join(siteDir, 'node_modules', packagePath(file))))
      .map((file) => describe(name, seam, `there is no ${packagePath(file)}.`)),
  );
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return {name: 'seams'};
}
