import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, it} from 'vitest';
import bundlerCache from '.';

const src = path.resolve(__dirname, '../..');

const configure = bundlerCache({generatedFilesDir: '/site/.docusaurus'} as LoadContext)
  .configureWebpack as NonNullable<Plugin['configureWebpack']>;
const experimentsFor = (experiments: object) =>
  Reflect.apply(configure, undefined, [{experiments}, false, {}, undefined]) as unknown;

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
