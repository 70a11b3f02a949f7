// The core client can't be configured to handle page code that fails to load, so its imports of
// lib/client/preload (3.9.2) are replaced with our own files, one for each of its two callers.
// (Its third caller is replaced in features/prefetch.) By default, it reloads the page whatever the reason:
// https://github.com/facebook/docusaurus/blob/v3.9.2/packages/docusaurus/src/client/PendingNavigation.tsx
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {readInlineScript} from '../security/inline-scripts';

/** The replacement for `./preload` by the importing module of the core client. */
const replacements: Record<string, string> = {
  'clientEntry.js': 'preload-first-page.ts',
  'PendingNavigation.js': 'preload-next-page.ts',
};

/** The parts of the bundler's resolve data that are used here. */
type Import = {request: string; contextInfo: {issuer: string}};

const inlineScript = path.join(__dirname, 'load-recovery.js');

/**
 * Recovers pages whose code doesn't load, for example in an old tab after a deployment. If that
 * isn't possible or takes long, the page says so and offers to retry.
 */
export default function routeRecovery(): Plugin {
  const client = path.dirname(require.resolve('@docusaurus/core/lib/client/clientEntry.js'));
  const replace = (imported: Import) => {
    const {dir, base} = path.parse(imported.contextInfo.issuer);
    const replacement = dir === client ? replacements[base] : undefined;
    if (replacement) {
      imported.request = path.join(__dirname, replacement);
    }
  };
  return {
    name: 'route-recovery',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'notice.css')],
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: readInlineScript(inlineScript)}],
    }),
    getPathsToWatch: () => [inlineScript],
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer
        ? {}
        : {
            plugins: [
              new currentBundler.instance.NormalModuleReplacementPlugin(/^\.\/preload$/u, replace),
            ],
          },
  };
}
