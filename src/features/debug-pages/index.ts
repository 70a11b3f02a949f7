import path from 'node:path';
import pluginDebug from '@docusaurus/plugin-debug';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * A copy of JSON-like data in which the project's folder reads `@site`.
 *
 * @param data what a page will be given as props; it has to survive JSON anyway
 * @param siteDir absolute path of the project's root
 */
export function withoutBuildPaths<Data>(data: Data, siteDir: string): Data {
  const escaped = JSON.stringify(siteDir).slice(1, -1);
  return JSON.parse(JSON.stringify(data).replaceAll(escaped, '@site')) as Data;
}

/**
 * The framework's debug plugin for production builds: what it shows of the loaded content
 * names files by their place in the project (`@site/docs/…`), never on the build machine.
 */
export default function debugPages(context: LoadContext): Plugin {
  const plugin = pluginDebug(context) as Plugin;
  return {
    ...plugin,
    name: 'debug-pages',
    // Given relative by the wrapped plugin, which would be resolved from this folder.
    getThemePath: () =>
      path.join(path.dirname(require.resolve('@docusaurus/plugin-debug')), 'theme'),
    getTypeScriptThemePath: undefined,
    async allContentLoaded({allContent, actions}) {
      await plugin.allContentLoaded?.({
        allContent: withoutBuildPaths(allContent, context.siteDir),
        actions,
      });
    },
  };
}
