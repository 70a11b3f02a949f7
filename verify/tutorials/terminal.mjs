// @ts-check
import {execFile, spawn} from 'node:child_process';
import {promisify} from 'node:util';
import {vi} from 'vitest';

/**
 * The environment of a reader's terminal, without the variables that npm and the test runner add.
 *
 * @returns {NodeJS.ProcessEnv}
 */
const readersEnvironment = () => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_ENV$|VITEST)/u.test(name)),
  ),
  BROWSER: 'none',
  npm_config_prefer_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  // The tutorials share one site, so a bundler cache would mix their pages.
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
});

/**
 * Runs commands in a shell one after another until one fails.
 *
 * @param {string[]} commands
 * @param {{cwd: string, env?: NodeJS.ProcessEnv}} options `env` is added to the environment
 * @returns {Promise<string>} their output
 * @throws with the output when one fails
 */
export async function type(commands, {cwd, env}) {
  const script = ['set -eo pipefail', ...commands].join('\n');
  try {
    const {stdout, stderr} = await promisify(execFile)('bash', ['-c', script], {
      cwd,
      env: {...readersEnvironment(), ...env},
      maxBuffer: 2 ** 26,
    });
    return stdout + stderr;
  } catch (error) {
    const {stdout, stderr} = /** @type {{stdout: string, stderr: string}} */ (error);
    const printed = `${stdout}${stderr}`.replaceAll(/^\s+at .*\n/gmu, '');
    throw new Error(`${commands.join('\n')}\nfailed:\n${printed}`);
  }
}

/**
 * Runs a command that serves a site until `look` has finished.
 *
 * @template Result
 * @param {string} command
 * @param {{cwd: string, port: number}} options
 * @param {(request: typeof answer) => Promise<Result>} look
 * @returns {Promise<Result>} the result of `look`
 */
export async function whileServing(command, {cwd, port}, look) {
  const child = spawn('bash', ['-c', command], {
    cwd,
    env: {...readersEnvironment(), PORT: String(port)},
    stdio: 'ignore',
    detached: true,
  });
  try {
    const options = {timeout: 180_000, interval: 500};
    await vi.waitFor(() => answer(`http://localhost:${port}/`), options);
    return await look(answer);
  } finally {
    if (child.exitCode === null) {
      process.kill(-Number(child.pid), 'SIGKILL');
    }
  }
}

/** @param {string} url which doesn't redirect */
async function answer(url) {
  // The development server only responds to navigations, which it recognizes by this header.
  const response = await fetch(url, {headers: {accept: 'text/html'}, redirect: 'manual'});
  return {status: response.status, body: await response.text()};
}
