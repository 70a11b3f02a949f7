// @ts-check

const config = 'docusaurus.config.ts';

/**
 * Adds an instance of a plugin with the options that a sample exports, and with files in a folder
 * that is also its ID and its path.
 *
 * @param {import('../../kit.mjs').Hands} hands
 * @param {'docs' | 'blog'} plugin
 * @param {string} id
 * @param {{[name: string]: string}} files
 * @param {string} [words] that are in the sample
 */
export function addInstance({addPlugins, prepend, sample, write}, plugin, id, files, words) {
  write(`${id}.${plugin}.ts`, sample(`${plugin}.config.ts`, words));
  prepend(config, `import {${plugin} as ${id}Options} from './${id}.${plugin}';`);
  const own = `id: '${id}', path: '${id}', routeBasePath: '${id}'`;
  addPlugins(`['@docusaurus/plugin-content-${plugin}', {...${id}Options, ${own}}]`);
  for (const [name, text] of Object.entries(files)) {
    write(`${id}/${name}`, text);
  }
}
