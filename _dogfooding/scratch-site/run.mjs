// @ts-check
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {toolScript} from '../../scripts/lib/run.mjs';
import {ROOT} from '../../scripts/lib/paths.mjs';

/**
 * Runs a command of an installed package in a scratch site.
 *
 * @param {string} siteDir
 * @param {[packageName: string, command?: string]} tool
 * @param {string[]} args
 * @returns {Promise<string>} nothing when it passed, what it printed when it failed: so a test that
 *   expects nothing shows the reason
 */
export async function failureOf(siteDir, tool, args) {
  const script = await toolScript(ROOT, ...tool);
  return promisify(execFile)(process.execPath, [script, ...args], {
    cwd: siteDir,
    env: {
      ...process.env,
      NO_COLOR: '1',
      NODE_ENV: undefined,
      // The bundler's cache lies in node_modules, which the scratch sites share with the real one.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  }).then(
    () => '',
    ({stdout, stderr}) => `${stdout}${stderr}` || `${script} failed without a word`,
  );
}

/** @param {string} siteDir @returns {Promise<string>} as `failureOf` */
export const buildFailureOf = (siteDir) =>
  failureOf(siteDir, ['@docusaurus/core', 'docusaurus'], ['build']);
