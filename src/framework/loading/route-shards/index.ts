// See the seam `routeShards`. The paths of all docs stay in global data, and those of a version in the
// data of its pages: about 9 bytes per doc each. Imports of core's `preload`, which has to load the shard
// first, are those of loading/prefetch and framework/recovery, so this plugin needs both.
import type {LoadContext} from '@docusaurus/types';
import type {BuiltPagesPlugin} from '../../built-pages';
import {replaceImports} from '../../seams';
import {chunkFiles} from '../chunk-files';
import {codeLink} from '../code-link';
import {moveFileNames} from './move-file-names';
import {writeShards} from './shards';

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
      const filesOf = chunkFiles(generatedFilesDir);
      return {
        readPage(page) {
          // Not as scripts, because the bundler waits two minutes for one that has failed already. At
          // the end, because many requests before it delay the first paint.
          const links = filesOf(pages.get(page.route ?? '') ?? []).map(codeLink);
          page.html = page.html.replace('</body>', () => `${links.join('')}</body>`);
        },
      };
    },
  };
}
