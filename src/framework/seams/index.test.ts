import {readFileSync} from 'node:fs';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../testing/temporary-folder';
import {replaceImports} from '.';
import {seams, type Seam} from './seams';

const siteDir = path.resolve(__dirname, '../../..');

const all = Object.entries<Seam>(seams).flatMap(([name, {imports = []}]) =>
  imports.map((replacement) => ({name: name as keyof typeof seams, replacement})),
);
const names = [...new Set(all.map(({name}) => name))];

/** Stands for what Docusaurus generates. */
const generatedDir = temporaryFolder({
  'routes.js': "import '@docusaurus/ComponentCreator';",
  'route-shards/debug-registry.js': '',
  'route-shards/tables.js': '',
});

const filesWithImports = [
  path.join(generatedDir, 'routes.js'),
  ...Globby.sync(
    [
      'node_modules/@docusaurus/{core/lib/client,theme-classic/lib,theme-common/lib,plugin-debug/lib}/**/*.js',
      'src/framework/**/*.ts',
    ],
    {cwd: siteDir, absolute: true},
  ).filter((file) => {
    const code = readFileSync(file, 'utf8');
    return all.some(({replacement: {request}}) => code.includes(`from '${request}'`));
  }),
];

const isReplaced = (request: string, importer: string) =>
  all.some(({replacement}) => replacement.request === request && replacement.issuer.test(importer));

/** Bundles what has imports that are replaced, and leaves out all else. Returns the errors. */
function bundle(): Promise<string[]> {
  const utils = {currentBundler: {name: 'rspack', instance: rspack}};
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    context: siteDir,
    entry: filesWithImports,
    output: {path: path.join(generatedDir, 'output')},
    externals: [
      ({request = '', contextInfo}, answer) =>
        contextInfo?.issuer && !isReplaced(request, contextInfo.issuer)
          ? answer(undefined, 'var 0')
          : answer(),
    ],
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        '@generated': generatedDir,
        '@docusaurus/Noop': path.join(
          siteDir,
          'node_modules/@docusaurus/core/lib/client/exports/Noop.js',
        ),
      },
    },
    module: {
      rules: [
        {
          test: /\.[jt]sx?$/u,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript', tsx: true}}},
        },
      ],
    },
    optimization: {minimize: false},
    plugins: names.map((name) => replaceImports(utils as unknown as ConfigureWebpackUtils, name)),
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      compiler.close(() =>
        error || !stats
          ? reject(error)
          : resolve(stats.toJson({errors: true}).errors!.map(({message}) => message)),
      ),
    ),
  );
}

it('all listed imports are replaced', async () => {
  expect(await bundle()).toEqual([]);
});

it.each(all)('a build fails when $replacement.by replaces nothing', async ({name, replacement}) => {
  const {request, by} = replacement;
  replacement.request = `${request}-gone`;
  const errors = await bundle();
  replacement.request = request;
  expect(errors).toEqual([expect.stringContaining(`The seam "${name}"`)]);
  expect(errors[0]).toContain(`no import of "${request}-gone" was replaced by ${by}.`);
});
