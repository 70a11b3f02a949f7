// @ts-check

const config = 'docusaurus.config.ts';

/**
 * Adds a file to the client modules of the configuration.
 *
 * @param {import('../../kit.mjs').Hands} hands
 * @param {string} file
 */
export function addClientModule({read, replace, setOptions}, file) {
  const list = '  clientModules: [';
  if (!read(config).includes(list)) {
    setOptions(`${list}],`);
  }
  replace(config, list, `${list}'${file}', `);
}
