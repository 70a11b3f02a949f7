import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import {packagePath, seams, type Replacement, type Seam} from './seams';

const siteDir = path.resolve(__dirname, '../../..');

/** The parts of the bundler that are used here. */
type Import = {request: string; contextInfo: {issuer: string}};
type Compilation = {
  errors: Error[];
  hooks: {finishModules: {tap(name: string, run: (modules: Iterable<object>) => void): void}};
};
type Compiler = {
  hooks: {thisCompilation: {tap(name: string, run: (compilation: Compilation) => void): void}};
};

const describe = (name: string, {reason, upstream}: Seam, problem: string) =>
  `The seam "${name}" (src/framework/seams/seams.ts) no longer fits: ${problem} It is there because: ` +
  `${reason} Read ${upstream.map(packagePath).join(', ')} again.`;

/** A module's path ends with it. */
const endOf = (by: string) => by.replace(/^@(?:generated|docusaurus)\//u, '');

/**
 * Makes a plugin for the bundler that replaces the imports of a seam. If several replacements fit, the
 * first one counts. Aliases can't depend on the file that imports, and lose to core's aliases of whole
 * folders. A replacement that isn't in the result fails the build.
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
  const replacement = new currentBundler.instance.NormalModuleReplacementPlugin(
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
      replacement.apply(compiler as never);
      (compiler as Compiler).hooks.thisCompilation.tap('seams', (compilation) =>
        compilation.hooks.finishModules.tap('seams', (modules) => {
          const paths = Array.from(modules, (module) =>
            'resource' in module ? String(module.resource).split(path.sep).join('/') : '',
          );
          for (const {request, by} of replacements) {
            if (!paths.some((file) => file.includes(endOf(by)))) {
              compilation.errors.push(
                new Error(describe(name, seam, `no import of "${request}" was replaced.`)),
              );
            }
          }
        }),
      );
    },
  };
}

/**
 * @param name of a seam with `code`
 * @returns a rule for the bundler that replaces it. The build fails if it isn't in the file exactly once
 */
export function replaceCode(name: keyof typeof seams): {include: string; use: object[]} {
  const seam: Seam = seams[name];
  const file = packagePath(seam.upstream[0]!);
  const problem = describe(name, seam, `the code to replace isn't in ${file} exactly once.`);
  return {
    include: path.join(siteDir, 'node_modules', file),
    use: [
      {loader: path.join(__dirname, 'replace-code-loader.js'), options: {...seam.code, problem}},
    ],
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
