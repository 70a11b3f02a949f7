import pluginClientRedirects, {type PluginOptions} from '@docusaurus/plugin-client-redirects';
import collectRedirects from '@docusaurus/plugin-client-redirects/lib/collectRedirects';
import writeRedirectFiles, {
  createToUrl,
  toRedirectFiles,
} from '@docusaurus/plugin-client-redirects/lib/writeRedirectFiles';
import type {LoadContext} from '@docusaurus/types';
import {addLeadingSlash, removePrefix} from '@docusaurus/utils-common';
import type {BuiltPagesPlugin} from '../built-pages';
import {redirectPage} from './redirect-page';

export {validateOptions} from '@docusaurus/plugin-client-redirects';

/**
 * The redirects plugin with pages of our own. Its pages have a script each, which names the target:
 * a content security policy would need a hash for every one of them.
 */
export default function clientRedirects(
  context: LoadContext,
  options: PluginOptions,
): BuiltPagesPlugin<void> | null {
  const plugin = pluginClientRedirects(context, options);
  return (
    plugin && {
      ...plugin,
      postBuild: undefined,
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
              fileContent: redirectPage(createToUrl(baseUrl, redirect.to), baseUrl + favicon),
            })),
          );
          await writeRedirectFiles(files);
        },
      }),
    }
  );
}
