// See the seam `recovery`. There is a file for each of two callers of lib/client/preload; the third is
// replaced by framework/loading/prefetch. What the second one does in core 3.9.2:
// https://github.com/facebook/docusaurus/blob/v3.9.2/packages/docusaurus/src/client/PendingNavigation.tsx
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replaceImports} from '../seams';
import {withInlineScript} from '../security/inline-scripts';

/**
 * Recovers pages whose code doesn't load, for example in an old tab after a deployment. If that
 * isn't possible or takes long, the page says so and offers to retry. Pages also survive translators.
 */
export default function routeRecovery(): Plugin {
  return {
    name: 'route-recovery',
    ...withInlineScript(path.join(__dirname, 'load-recovery.js')),
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [
      path.join(__dirname, 'notice.css'),
      path.join(__dirname, 'moved-nodes.ts'),
    ],
    configureWebpack: (_config, isServer, utils) =>
      isServer ? {} : {plugins: [replaceImports(utils, 'recovery')]},
  };
}
