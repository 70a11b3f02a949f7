import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {temporaryFolder} from '@site/src/testing/temporary-folder';
import {expect, it} from 'vitest';
import bundlerCache from '.';

const src = path.resolve(__dirname, '../..');

const configure = (config: object, siteDir = '/site') =>
  Reflect.apply(
    bundlerCache({siteDir, generatedFilesDir: '/site/.docusaurus'} as LoadContext)
      .configureWebpack as NonNullable<Plugin['configureWebpack']>,
    undefined,
    [config, false, {}, undefined],
  ) as unknown;
const experimentsFor = (experiments: object) => configure({experiments});

it('the cache depends on the plugins in all folders, and on the evaluated configuration', () => {
  expect(experimentsFor({cache: {version: 'core'}})).toEqual({
    experiments: {
      cache: {
        version: 'core-/site/.docusaurus',
        buildDependencies: expect.arrayContaining([
          path.join(src, 'features/search/index.ts'),
          path.join(src, 'features/code-blocks/highlighting/index.ts'),
          path.join(src, 'framework/loading/prefetch/index.ts'),
          '/site/.docusaurus/docusaurus.config.mjs',
        ]) as unknown,
      },
    },
  });
});

it('a build without a cache stays without one', () => {
  expect(experimentsFor({})).toEqual({});
});

it.each([
  ['a failed build', 'production', 1, false],
  ['a successful build', 'production', 0, true],
  ['the development server', 'development', 1, true],
])('after %s (%s, exit code %d), the cache is there: %s', (_, mode, code, isThere) => {
  const site = temporaryFolder();
  const cache = path.join(site, 'node_modules/.cache/rspack');
  mkdirSync(cache, {recursive: true});
  const before = process.listeners('exit');
  configure({mode, experiments: {cache: {version: 'core'}}}, site);
  for (const listener of process.listeners('exit').filter((each) => !before.includes(each))) {
    process.off('exit', listener);
    listener(code);
  }
  expect(existsSync(cache)).toBe(isThere);
});
