// The core client can't be configured to handle page code that fails to load, so its imports of
// lib/client/preload (3.9.2) are replaced with our own files, one for each of its two callers.
// (Its third caller is replaced in features/prefetch.) By default, it reloads the page whatever the reason:
// https://github.com/facebook/docusaurus/blob/v3.9.2/packages/docusaurus/src/client/PendingNavigation.tsx
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replaceImports, type Replacement} from '../replace-imports';
import {readInlineScript} from '../security/inline-scripts';

const replacements: Replacement[] = [
  {
    request: './preload',
    issuer: /[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/u,
    by: path.join(__dirname, 'preload-first-page.ts'),
  },
  {
    request: './preload',
    issuer: /[\\/]core[\\/]lib[\\/]client[\\/]PendingNavigation\.js$/u,
    by: path.join(__dirname, 'preload-next-page.ts'),
  },
];

const inlineScript = path.join(__dirname, 'load-recovery.js');

/**
 * Recovers pages whose code doesn't load, for example in an old tab after a deployment. If that
 * isn't possible or takes long, the page says so and offers to retry.
 */
export default function routeRecovery(): Plugin {
  return {
    name: 'route-recovery',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'notice.css')],
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: readInlineScript(inlineScript)}],
    }),
    getPathsToWatch: () => [inlineScript],
    configureWebpack: (_config, isServer, utils) =>
      isServer ? {} : {plugins: [replaceImports(utils, replacements)]},
  };
}
