import path from 'node:path';
import type {Config, Plugin, PluginConfig} from '@docusaurus/types';

const root = path.resolve(__dirname, '../..');

/** Paths of plugins are relative to the configuration's file, which is another one here. */
function fromRoot(plugin: PluginConfig): PluginConfig {
  const absolute = (name: unknown) =>
    typeof name === 'string' && name.startsWith('./') ? path.join(root, name) : name;
  return (
    Array.isArray(plugin) ? [absolute(plugin[0]), plugin[1]] : absolute(plugin)
  ) as PluginConfig;
}

/**
 * Modules and chunks are named by their files, not by numbers: a number depends on all the others,
 * so that a module more changes the numbers, and with them the bytes, of files that have nothing to
 * do with it. Nor are modules merged: one that a test page uses as well stands by itself, the same
 * code in another place.
 */
const namedModules = (): Plugin => ({
  name: 'named-modules',
  configureWebpack: () => ({
    optimization: {moduleIds: 'named', chunkIds: 'named', concatenateModules: false},
  }),
});

/**
 * The site, built so that two builds of it can be compared file by file.
 *
 * @param isLeftOut says which plugins are not wanted, by identity
 */
export function comparableSite(site: Config, isLeftOut: (plugin: unknown) => boolean): Config {
  const plugins = (site.plugins ?? []) as PluginConfig[];
  return {
    ...site,
    plugins: [...plugins.filter((plugin) => !isLeftOut(plugin)).map(fromRoot), namedModules],
    // Without the test area, links to it lead nowhere.
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
  };
}
