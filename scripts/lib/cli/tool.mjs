// @ts-check
import {readFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Finds the script behind a command of an installed package, so that it can be run with this Node
 * on every system: `node_modules/.bin` holds shell scripts on Windows.
 *
 * @param {string} root the folder that holds node_modules
 * @param {string} packageName
 * @param {string} [command] the command's name, where it is not the package's
 * @returns {Promise<string>} the script's absolute path
 */
export async function toolScript(root, packageName, command = packageName) {
  const folder = path.join(root, 'node_modules', packageName);
  const {bin} = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}
