// @ts-check
import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {toolScript} from '../../tools/lib/run.mjs';
import {ROOT} from '../../tools/lib/paths.mjs';

/**
 * Runs a command of an installed package in a scratch site.
 *
 * @param {string} siteDir
 * @param {[packageName: string, command?: string]} tool
 * @param {string[]} args
 * @returns {Promise<{passed: boolean, output: string}>} `output` is what it printed
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
  return running.then(
    ({stdout, stderr}) => ({passed: true, output: `${stdout}${stderr}`}),
    ({stdout, stderr}) => ({passed: false, output: `${stdout}${stderr}`}),
  );
}

/**
 * @param {Parameters<typeof runIn>} command
 * @returns {Promise<string>} nothing when it passed, what it printed when it failed: so a test that
 *   expects nothing shows the reason
 */
export async function failureOf(...command) {
  const {passed, output} = await runIn(...command);
  return passed ? '' : output || `${command[1].join(' ')} failed without a word`;
}

/** @param {string} siteDir @returns {Promise<string>} as `failureOf` */
export const buildFailureOf = (siteDir) =>
  failureOf(siteDir, ['@docusaurus/core', 'docusaurus'], ['build']);
