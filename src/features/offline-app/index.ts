import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-pwa';
import pluginPwa from '@docusaurus/plugin-pwa/lib/index';
import type {LoadContext} from '@docusaurus/types';
import type {BuiltPagesPlugin} from '../built-pages';

export {validateOptions} from '@docusaurus/plugin-pwa/lib/index';

const pluginDir = path.dirname(require.resolve('@docusaurus/plugin-pwa'));

/**
 * The plugin of the offline app. It lists the files of the build with their hashes, so it has to be
 * the last plugin in the configuration.
 */
export default function offlineApp(
  context: LoadContext,
  options: PluginOptions,
): BuiltPagesPlugin<void> | null {
  const plugin = pluginPwa(context, options);
  return (
    plugin && {
      ...plugin,
      // The wrapped plugin gives paths relative to its own folder.
      getThemePath: () => path.join(pluginDir, 'theme'),
      getClientModules: () =>
        plugin.getClientModules!().map((module) => path.resolve(pluginDir, module)),
      getTypeScriptThemePath: undefined,
      postBuild: undefined,
      builtPages: (result) => ({finish: () => plugin.postBuild?.(result)}),
    }
  );
}
