import {readFileSync} from 'node:fs';
import path from 'node:path';
import {generateRoutesCode} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import type {RouteConfig} from '@docusaurus/types';
import {temporaryFolder} from '@site/src/testing/temporary-folder';
import {describe, expect, it, vi} from 'vitest';
import {shardOf} from './shard-of';
import {writeShards} from './shards';

const page = (route: string, more: Partial<RouteConfig> = {}): RouteConfig => ({
  path: route,
  component: `@site${route}`,
  exact: true,
  ...more,
});

const parent = (route: string, routes: RouteConfig[]) => page(route, {exact: undefined, routes});

/** Writes shards of two pages for routes in Docusaurus's own format. */
function write(routes: RouteConfig[]) {
  vi.stubEnv('NODE_ENV', 'production');
  const {routesConfig, routesChunkNames, registry} = generateRoutesCode(routes);
  const entries = Object.entries(registry).map(
    ([name, file]) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`,
  );
  const dir = temporaryFolder({
    'routes.js': routesConfig,
    'routesChunkNames.json': JSON.stringify(routesChunkNames),
    'registry.js': `export default {\n${entries.join('\n')}};\n`,
  });
  const chunks = writeShards(dir, '/', 2);
  const read = (file: string) => readFileSync(path.join(dir, 'route-shards', `${file}.js`), 'utf8');
  const found = (file: string, pattern: RegExp) =>
    Array.from(read(file).matchAll(pattern), ([, text]) => text);
  return {
    chunks,
    pathsIn: (file: string) => found(file, /"path":"(.*?)"/gu),
    listsIn: (file: string) => found(file, /^(lists\[\d+\])\.unshift/gmu),
    modulesIn: (file: string) => found(file, /\*\/ "@site(.*?)"/gu),
    firstKeys: found('index', /firstKey: "(.*?)"/gu),
  };
}

describe('the tree of routes', () => {
  it('splits into shards of neighbors, with the same path in the same one', () => {
    const site = write(['/c/', '/a/', '/B/', '/d/', '/b', '/e/'].map((route) => page(route)));
    expect(site.firstKeys).toEqual(['', '/c', '/e']);
    expect(['routes-0', 'routes-1', 'routes-2'].map(site.pathsIn)).toEqual([
      ['/a/', '/B/', '/b'],
      ['/c/', '/d/'],
      ['/e/'],
    ]);
    expect(site.pathsIn('index')).toEqual(['*']);
    expect(site.modulesIn('routes-1')).toEqual(['/c/', '/d/']);
  });

  it('keeps its parents, to which shards add their pages', () => {
    const nested = parent('/docs/', [parent('/docs/b/', [page('/docs/b/')]), page('/docs/c/')]);
    const site = write([page('/a/'), nested]);
    expect(site.pathsIn('index')).toEqual(['/docs/', '/docs/b/', '*']);
    expect(site.listsIn('routes-0')).toEqual(['lists[0]', 'lists[2]']);
    expect(site.listsIn('routes-1')).toEqual(['lists[1]']);
  });

  it('keeps what could be needed before a shard is loaded', () => {
    const needed = ['/', '/users/:name/', '/404.html'].map((route) => page(route));
    const board = page('/requests/', {exact: undefined});
    const site = write([page('/a/'), board, ...needed]);
    expect(site.pathsIn('index')).toEqual(['/requests/', '/', '/users/:name/', '/404.html', '*']);
    expect(site.pathsIn('routes-0')).toEqual(['/a/']);
  });

  it('names the chunks of a page: its shard, those of its parents, and its own', () => {
    const site = write([parent('/docs/', [page('/docs/a/')]), page('/other/')]);
    const chunks = site.chunks.get('/docs/a/')!;
    expect(chunks).toEqual(['routes-0', ...site.chunks.get('/docs/')!.slice(1), chunks.at(-1)]);
    expect(chunks).toHaveLength(3);
  });
});

describe('the shard of a page', () => {
  const shards = ['', '/docs/é', '/tests'].map((firstKey) => ({firstKey}));

  it.each([
    ['/', 0],
    ['/docs/cli/', 0],
    ['/docs/É/', 1],
    ['/docs/%C3%89/', 1],
    ['/docs/%E0%A4%A', 0],
    ['/no-such-page/', 1],
    ['/tests', 2],
    ['/tests/index.html', 2],
    ['/Tests.html', 2],
  ])('of %s has the index %i', (route, index) => {
    expect(shardOf(route, shards)).toBe(shards[index]);
  });
});

it('a registry in another format fails the build', () => {
  const dir = temporaryFolder({
    'routes.js': generateRoutesCode([page('/a/')]).routesConfig,
    'routesChunkNames.json': JSON.stringify(generateRoutesCode([page('/a/')]).routesChunkNames),
    'registry.js': 'export default {};\n',
  });
  expect(() => writeShards(dir, '/', 2)).toThrow(/registry\.js has no chunk ".*shards\.ts/u);
});
