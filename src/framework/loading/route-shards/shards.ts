import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {shardKey, shardOf} from './shard-of';

/** A generated route, with the hash of its component. */
type Route = {path: string; component: string; exact?: boolean; routes?: Route[]};

/**
 * Splits Docusaurus's tables of routes and their code into shards.
 *
 * @param generatedDir the folder of Docusaurus's generated files
 * @param home the base URL
 * @param size the number of pages in a shard
 * @returns the names of the chunks that a page loads, by its path
 */
export function writeShards(generatedDir: string, home: string, size = 20): Map<string, string[]> {
  const read = (file: string) => readFileSync(path.join(generatedDir, file), 'utf8');
  const tree = runInNewContext(read('routes.js').split('export default')[1]!, {
    ComponentCreator: (_path: string, hash = '') => hash,
  }) as Route[];
  const chunkNames = JSON.parse(read('routesChunkNames.json')) as Record<string, object>;
  const registry = read('registry.js');
  // The other parts of an entry are used on the server and the debug pages only.
  const entries = registry.matchAll(/^ {2}"(\w+)": (\[\(\) => import\(.*?\)), "/gmu);
  const loaders = new Map(Array.from(entries, ([, name, loader]) => [name!, `${loader}]`]));
  const loaderOf = (name: string) => {
    const loader = loaders.get(name);
    if (!loader) {
      throw new Error(
        `The generated registry.js has no chunk "${name}" where src/framework/loading/route-shards/shards.ts ` +
          'looks for it. Compare it with the expression there (see the seam "routeShards").',
      );
    }
    return loader;
  };
  const loadersFor = (names: string[]) =>
    Array.from(new Set(names), (name) => `"${name}": ${loaderOf(name)}`).join(',\n');

  let lists = 0;
  const otherNames: string[] = [];
  const pages: Record<string, {code: string; names: string[]}[]> = {};
  const chunks = new Map<string, string[]>();
  /** The code of a list of routes without its pages, which are added to it with their shard. */
  const codeOf = (routes: Route[], parentNames: string[]): string => {
    const list = `lists[${lists++}]`;
    const rest = routes.map(({component, routes: children, ...route}) => {
      const tree = chunkNames[`${route.path}-${component}`] ?? {};
      const names = Array.from(
        JSON.stringify(tree).matchAll(/"(\w+)"(?!:)/gu),
        ([, name]) => name!,
      );
      const allNames = [...parentNames, ...names];
      chunks.set(route.path, allNames);
      const args = `"${component}", ${JSON.stringify(tree)}, ${JSON.stringify(route)}`;
      // The theme looks up the home page, and core paths that end in `.html`, before their shard is
      // loaded. A parent or a pattern may have its pages in several ones.
      if (
        route.exact &&
        !children &&
        route.path !== home &&
        !/[:*?+()]|\.html\/?$/u.test(route.path)
      ) {
        (pages[shardKey(route.path)] ??= []).push({
          names,
          code: `${list}.unshift(create(${args}));`,
        });
        return '';
      }
      otherNames.push(...names);
      return `create(${args}${children ? `, ${codeOf(children, allNames)}` : ''}),\n`;
    });
    return `${list} = [${rest.join('')}]`;
  };
  const rest = codeOf(tree, []);
  const keys = Object.keys(pages).sort();
  const shards = keys.flatMap((firstKey, index) => {
    if (index % size !== 0) {
      return [];
    }
    return {
      firstKey: index === 0 ? '' : firstKey,
      name: `routes-${index / size}`,
      pages: keys.slice(index, index + size).flatMap((key) => pages[key]!),
    };
  });
  chunks.forEach((names, page) => names.unshift(shardOf(page, shards).name));

  const dir = path.join(generatedDir, 'route-shards');
  rmSync(dir, {recursive: true, force: true});
  mkdirSync(dir);
  const write = (file: string, code: string) => writeFileSync(path.join(dir, file), code);
  const imports = shards.map(
    ({firstKey, name}) =>
      `{firstKey: ${JSON.stringify(firstKey)}, load: () => import(/* webpackChunkName: "${name}" */ "./${name}.js")},\n`,
  );
  write(
    'index.js',
    `import ComponentCreator from '@docusaurus/ComponentCreator';
import tables from './tables.js';
export const create = (hash, chunkNames, route, routes) => {
  // Routes with keys stay mounted when others are added before them.
  const key = route.path + '-' + hash;
  tables[key] = chunkNames;
  return {...route, key, component: ComponentCreator(route.path, hash), routes};
};
export const files = {};
export const lists = [];
export const routes = ${rest};
export const shards = [${imports.join('')}];`,
  );
  write('tables.js', `export default {${loadersFor(otherNames)}};`);
  for (const shard of shards) {
    write(
      `${shard.name}.js`,
      `import {create, files, lists} from './index.js';
import tables from './tables.js';
Object.assign(files, "files");
Object.assign(tables, {${loadersFor(shard.pages.flatMap(({names}) => names))}});
${shard.pages.map(({code}) => code).join('\n')}`,
    );
  }
  write('debug-registry.js', registry.replaceAll(/\(\) => import\(.*?\)(?=, ")/gu, 'null'));
  return chunks;
}
