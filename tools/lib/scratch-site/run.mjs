// @ts-check
import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {toolScript} from '../run.mjs';
import {ROOT} from '../paths.mjs';

/**
 * Runs a command of an installed package in a scratch site.
 *
 * @param {string} siteDir
 * @param {[packageName: string, command?: string]} tool
 * @param {string[]} args
 * @returns {Promise<{output: string}>} what it printed, even if it failed
 */
export async function runIn(siteDir, tool, args) {
  const script = await toolScript(ROOT, ...tool);
  const running = promisify(execFile)(process.execPath, [script, ...args], {
    cwd: siteDir,
    env: {
      ...process.env,
      NO_COLOR: '1',
      NODE_ENV: undefined,
      // The bundler's cache lies in node_modules, which the scratch sites share with the real one.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      // The repository of this project is not the site's.
      GIT_CEILING_DIRECTORIES: path.dirname(siteDir),
    },
  });
  // Prompts would wait for an answer.
  running.child.stdin?.end();
  const {stdout, stderr} = await running.catch((error) => error);
  return {output: `${stdout}${stderr}`};
}
