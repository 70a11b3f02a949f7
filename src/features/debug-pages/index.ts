import path from 'node:path';
import pluginDebug from '@docusaurus/plugin-debug';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Copies JSON-like data, replacing the path of the project folder with `@site`.
 *
 * @param data the props of a page, which must be serializable as JSON anyway
 * @param siteDir absolute path of the project's root
 */
export function withoutBuildPaths<Data>(data: Data, siteDir: string): Data {
  const escaped = JSON.stringify(siteDir).slice(1, -1);
  return JSON.parse(JSON.stringify(data).replaceAll(escaped, '@site')) as Data;
}

/**
 * The debug plugin for production builds. It shows file paths relative to the project
 * (`@site/docs/…`), so that no paths of the build machine are published.
 */
export default function debugPages(context: LoadContext): Plugin {
  const plugin = pluginDebug(context) as Plugin;
  return {
    ...plugin,
    name: 'debug-pages',
    // The wrapped plugin's relative path would be resolved from this folder.
    getThemePath: () =>
      path.join(path.dirname(require.resolve('@docusaurus/plugin-debug')), 'theme'),
    getTypeScriptThemePath: undefined,
    getClientModules: () => [path.join(__dirname, 'contrast.css')],
    async allContentLoaded({allContent, actions}) {
      await plugin.allContentLoaded?.({
        allContent: withoutBuildPaths(allContent, context.siteDir),
        actions,
      });
    },
  };
}
