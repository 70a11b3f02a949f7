import pluginClientRedirects, {type PluginOptions} from '@docusaurus/plugin-client-redirects';
import collectRedirects from '@docusaurus/plugin-client-redirects/lib/collectRedirects';
import writeRedirectFiles, {
  toRedirectFiles,
} from '@docusaurus/plugin-client-redirects/lib/writeRedirectFiles';
import type {LoadContext} from '@docusaurus/types';
import {addLeadingSlash, removePrefix} from '@docusaurus/utils-common';
import type {BuiltPagesPlugin} from '../../framework/built-pages';
import type {InlineScriptsPlugin} from '../../framework/security/inline-scripts';
import {redirectPage, redirectScript} from './redirect-page';

export {validateOptions} from '@docusaurus/plugin-client-redirects';

/** The original's `createToUrl` drops the slash before an anchor. */
const urlOf = (to: string, baseUrl: string) => (to.startsWith('/') ? baseUrl + to.slice(1) : to);

/**
 * The redirects plugin with its own pages. The original pages have different scripts, each of which
 * would need a hash in the content security policy.
 */
export default function clientRedirects(
  context: LoadContext,
  options: PluginOptions,
): (BuiltPagesPlugin<void> & InlineScriptsPlugin<void>) | null {
  const plugin = pluginClientRedirects(context, options);
  return (
    plugin && {
      ...plugin,
      postBuild: undefined,
      getInlineScripts: () => [redirectScript],
      builtPages: ({routesPaths, baseUrl, outDir, siteConfig}) => ({
        async finish() {
          const relativeRoutesPaths = routesPaths.map((route) =>
            addLeadingSlash(removePrefix(route, baseUrl)),
          );
          const pluginContext = {relativeRoutesPaths, baseUrl, outDir, options, siteConfig};
          const {trailingSlash, favicon = ''} = siteConfig;
          const redirects = collectRedirects(pluginContext, trailingSlash);
          const files = redirects.flatMap((redirect) =>
            toRedirectFiles([redirect], pluginContext, trailingSlash).map((file) => ({
              ...file,
              fileContent: redirectPage(urlOf(redirect.to, baseUrl), baseUrl + favicon),
            })),
          );
          await writeRedirectFiles(files);
        },
      }),
    }
  );
}
