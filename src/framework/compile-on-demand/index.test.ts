import {rspack} from '@docusaurus/faster';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import {temporaryFolder} from '../../testing/temporary-folder';
import compileOnDemand from '.';

const entry = (page: string) =>
  `'${page}': [() => import('./${page}'), '@site/${page}', require.resolveWeak('./${page}')],`;

/** Bundles a table of pages in development, and returns the names of its modules. */
async function compile(table: string): Promise<{modules: string[]; errors: string[]}> {
  vi.stubEnv('NODE_ENV', 'development');
  const dir = temporaryFolder({'registry.js': table, 'a.js': '', 'b.js': ''});
  const plugin = compileOnDemand({generatedFilesDir: dir} as LoadContext);
  const utils = {currentBundler: {name: 'rspack', instance: rspack}};
  const {devServer, ...options} = plugin.configureWebpack!(
    {},
    false,
    utils as unknown as ConfigureWebpackUtils,
    undefined,
  ) as Record<string, object>;
  expect(devServer).toHaveProperty('setupMiddlewares');
  const compiler = rspack({
    mode: 'development',
    target: ['web', 'es2022'],
    context: dir,
    entry: './registry.js',
    output: {path: dir},
    ...options,
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const {modules = [], errors = []} = stats?.toJson({modules: true, errors: true}) ?? {};
      compiler.close(() =>
        error
          ? reject(error)
          : resolve({
              modules: modules.map(({name = ''}) => name),
              errors: errors.map(({message}) => message),
            }),
      );
    });
  });
}

it('compiles no page before it’s opened', async () => {
  const {modules, errors} = await compile(`export default {${entry('a.js')}${entry('b.js')}};`);
  expect(errors).toEqual([]);
  expect(modules).toContain('./registry.js');
  expect(modules).not.toContain('./a.js');
  expect(modules).not.toContain('./b.js');
});

it('fails when Docusaurus refers to pages in another way', async () => {
  const {errors} = await compile("export default {a: () => import('./a.js')};");
  expect(errors.join('')).toContain('weakModules');
});
