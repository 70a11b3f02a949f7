// @ts-check
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ExplainedError} from './explained-error.mjs';
import {run} from './run.mjs';

/**
 * Runs `npm install` in a folder, unless it has installed the same there before.
 *
 * @param {string} cwd
 * @param {string} wanted what the packages depend on, such as the text of package.json
 * @param {string[]} options of npm
 * @param {NodeJS.ProcessEnv} [env]
 * @throws {ExplainedError} when npm fails
 */
export async function installOnce(cwd, wanted, options, env = process.env) {
  const stamp = path.join(cwd, 'node_modules/.installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    return;
  }
  rmSync(stamp, {force: true});
  console.log(`Installing packages into ${cwd} …`);
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...options];
  // On Windows, npm is a batch file, which only a shell can run.
  const exitCode = await run('npm', args, {cwd, env, shell: process.platform === 'win32'});
  if (exitCode !== 0) {
    throw new ExplainedError(`npm install failed in ${cwd}; see its messages above.`);
  }
  // Written last, so that an interrupted install doesn't count.
  writeFileSync(stamp, wanted);
}
