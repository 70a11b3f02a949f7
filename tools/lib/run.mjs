// @ts-check
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Runs a program with its output going to the terminal.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number | null>} its exit code, or null if a signal ended it
 * @throws when the program can't be started
 */
export async function run(command, args, options) {
  const child = spawn(command, args, {stdio: ['ignore', 'inherit', 'inherit'], ...options});
  const [exitCode] = await once(child, 'close');
  return exitCode;
}

/**
 * Finds the script behind a command of an installed package, so that it can be run with this Node
 * on every system: `node_modules/.bin` contains shell scripts on Windows.
 *
 * @param {string} root the folder that contains node_modules
 * @param {string} packageName
 * @param {string} [command] the command's name, if it differs from the package's
 * @returns {Promise<string>} the script's absolute path
 */
export async function toolScript(root, packageName, command = packageName) {
  const folder = path.join(root, 'node_modules', packageName);
  const {bin} = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}
