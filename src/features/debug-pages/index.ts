import path from 'node:path';
import pluginDebug from '@docusaurus/plugin-debug';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withoutBuildPaths} from './paths';

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
