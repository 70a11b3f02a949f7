// See the seams `prefetch` and `chunkNames`. `Link` gets `prefetch` and `preload` from lib/client/docusaurus.
import type {Plugin} from '@docusaurus/types';
import {replaceImports} from '../../seams';

/** Loads the code of another page when the reader points at or focuses a link to it, not when it's in view. */
export default function prefetch(): Plugin {
  return {
    name: 'prefetch',
    configureWebpack(config, isServer, utils) {
      // It loads route shards, which only a build has.
      if (isServer || config.mode !== 'production') {
        return {};
      }
      const replacement = replaceImports(utils, 'prefetch');
      const others = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      return {mergeStrategy: {plugins: 'replace'}, plugins: [...(others ?? []), replacement]};
    },
  };
}
