// See the seam `routeShards`. The paths of all docs stay in global data, and those of a version in the
// data of its pages: about 9 bytes per doc each. Imports of core's `preload`, which has to load the shard
// first, are those of loading/prefetch and framework/recovery, so this plugin needs both.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {BuiltPagesPlugin} from '../../built-pages';
import {replaceImports} from '../../seams';
import {moveFileNames} from './move-file-names';
import {writeShards} from './shards';

/** The IDs of the chunks that are loaded with a chunk by its name, and their files by ID. */
type Manifest = {
  origins: Record<string, string[]>;
  assets: Record<string, {js?: {publicPath: string}[]}>;
};

/**
 * Splits the browser's tables of routes and their chunks into shards of neighboring routes, so that
 * a page loads only the one with its own route. The server and development keep the full tables.
 */
export default function routeShards({generatedFilesDir, baseUrl}: LoadContext): BuiltPagesPlugin {
  let pages: ReturnType<typeof writeShards>;
  return {
    name: 'route-shards',
    configureWebpack(config, isServer, utils) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      pages = writeShards(generatedFilesDir, baseUrl);
      return {
        optimization: {realContentHash: true},
        plugins: [replaceImports(utils, 'routeShards'), moveFileNames],
      };
    },
    builtPages() {
      const {origins, assets} = JSON.parse(
        readFileSync(path.join(generatedFilesDir, 'client-manifest.json'), 'utf8'),
      ) as Manifest;
      return {
        readPage(page) {
          const ids = (pages.get(page.route ?? '') ?? []).flatMap((name) => origins[name] ?? []);
          const files = ids.flatMap((id) => assets[id]?.js ?? []).map((file) => file.publicPath);
          // Not as scripts, because the bundler waits two minutes for one that has failed already. At
          // the end, because many requests before it delay the first paint.
          const links = [...new Set(files)].map(
            (file) => `<link rel="preload" as="script" fetchpriority="low" href="${file}">`,
          );
          page.html = page.html.replace('</body>', () => `${links.join('')}</body>`);
        },
      };
    },
  };
}
