// @ts-check
import {ExplainedError} from '../cli/explained-error.mjs';
import {run} from '../cli/run.mjs';
import {toolScript} from '../cli/tool.mjs';
import {findBrowser} from './find.mjs';

/** Playwright's download may hang where its host cannot be reached: milliseconds. */
const TIMEOUT = 10 * 60_000;

const NO_BROWSER = `There is no Chromium for the browser tests, and none could be installed. Either
  - install it: npx playwright install --with-deps chromium
  - or install your system's package, on Debian: apt-get install chromium
  - or set PLAYWRIGHT_CHROMIUM_PATH to the path of a Chromium or Chrome.`;

/**
 * Finds a Chromium, or installs one: Playwright's, else Debian's package.
 *
 * @param {string} root the folder that holds node_modules
 * @param {AbortSignal} signal
 * @param {typeof findBrowser} [find]
 * @returns {Promise<string>} the path of its executable
 * @throws {ExplainedError} when there is none in the end; the message says what to do
 */
export async function ensureBrowser(root, signal, find = findBrowser) {
  const found = await find();
  if (found) {
    return found;
  }
  const playwright = await toolScript(root, '@playwright/test', 'playwright');
  const privilege = await privilegeOf(root, signal);
  // On Linux the libraries need an administrator; without one, they may still be there.
  const withDeps = process.platform !== 'linux' || privilege ? ['--with-deps'] : [];
  const aptGet = privilege && [...privilege, 'apt-get'];
  const attempts = [
    [[process.execPath, playwright, 'install', ...withDeps, 'chromium']],
    aptGet
      ? [
          [...aptGet, 'update'],
          [...aptGet, 'install', '-y', 'chromium'],
        ]
      : [],
  ];
  for (const commands of attempts) {
    for (const command of commands) {
      await tryToRun(command, root, signal);
    }
    const installed = await find();
    if (installed) {
      return installed;
    }
  }
  throw new ExplainedError(NO_BROWSER);
}

/**
 * @param {string} root
 * @param {AbortSignal} signal
 * @returns {Promise<string[] | undefined>} what to put before a command that needs an
 *   administrator; nothing where this user cannot be one without a password
 */
async function privilegeOf(root, signal) {
  if (process.getuid?.() === 0) {
    return ['env', 'DEBIAN_FRONTEND=noninteractive'];
  }
  const canSudo = (await tryToRun(['sudo', '-n', 'true'], root, signal)) === 0;
  return canSudo ? ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive'] : undefined;
}

/**
 * Runs a command that may be missing or fail: what counts is whether a browser is there then.
 *
 * @param {string[]} command the program and its arguments
 * @param {string} cwd
 * @param {AbortSignal} signal
 * @returns {Promise<number | undefined>} its exit code; nothing where it could not be started
 */
async function tryToRun([program = '', ...args], cwd, signal) {
  try {
    return await run(program, args, {cwd, signal, timeout: TIMEOUT});
  } catch (error) {
    if (error instanceof ExplainedError) {
      console.log(error.message);
      return undefined;
    }
    throw error;
  }
}
