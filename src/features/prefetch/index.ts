// The core client prefetches the code of every link in view, about 40 files on a docs page, and
// can't be configured not to. So its lib/client/docusaurus (3.9.2) is replaced, from which `Link`
// gets `prefetch` and `preload`. Delete this feature once core prefetches on hover only.
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replaceImports} from '../replace-imports';

/** Loads the code of another page when the reader points at or focuses a link to it, not before. */
export default function prefetch(): Plugin {
  return {
    name: 'prefetch',
    configureWebpack(config, isServer, utils) {
      if (isServer) {
        return {};
      }
      const replacement = replaceImports(utils, [
        {
          request: './docusaurus',
          issuer: /[\\/]client[\\/]clientEntry\.js$/u,
          by: path.join(__dirname, 'docusaurus.ts'),
        },
      ]);
      // Core's plugin for prefetching adds the names of all chunks to the runtime.
      const others = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      return {mergeStrategy: {plugins: 'replace'}, plugins: [...(others ?? []), replacement]};
    },
  };
}
