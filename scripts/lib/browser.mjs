// @ts-check
import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {ExplainedError} from './explained-error.mjs';
import {run, toolScript} from './run.mjs';

/**
 * What Chromium is called where a system's package installs it. The headless shell comes first: it
 * draws no window, so tests need half the time.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Finds a Chromium that starts: the one of PLAYWRIGHT_CHROMIUM_PATH, the one that Playwright has
 * downloaded, or one on the path.
 *
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {() => Promise<string | undefined>} [options.playwrightPath] where Playwright's own would
 *   be
 * @returns {Promise<string | undefined>} the path of its executable
 * @throws {ExplainedError} when PLAYWRIGHT_CHROMIUM_PATH is set and names no Chromium
 */
export async function findBrowser({env = process.env, playwrightPath = playwrightExecutable} = {}) {
  const named = env.PLAYWRIGHT_CHROMIUM_PATH;
  if (named) {
    if (await isChromium(named)) {
      return named;
    }
    throw new ExplainedError(
      `PLAYWRIGHT_CHROMIUM_PATH is ${named}, which is not a working Chromium. ` +
        'Set it to the path of one, or unset it to search for one.',
    );
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  for (const candidate of [await playwrightPath(), ...onPath]) {
    if (candidate && (await isChromium(candidate))) {
      return candidate;
    }
  }
  return undefined;
}

/**
 * Whether an executable says that it is Chromium. Being there is not enough: on Ubuntu,
 * `chromium-browser` is a script that asks for a snap, and a download may lack system libraries.
 *
 * @param {string} executable
 * @returns {Promise<boolean>}
 */
async function isChromium(executable) {
  if (!existsSync(executable)) {
    return false;
  }
  try {
    const {stdout} = await promisify(execFile)(executable, ['--version'], {timeout: 30_000});
    return /chrom/iu.test(stdout);
  } catch {
    // Whatever keeps it from telling its version would keep it from running the tests.
    return false;
  }
}

/** @returns {Promise<string | undefined>} */
async function playwrightExecutable() {
  const {chromium} = await import('@playwright/test');
  return chromium.executablePath() || undefined;
}

/** Playwright's download may hang where its host cannot be reached: milliseconds. */
const TIMEOUT = 10 * 60_000;

const NO_BROWSER = `The browser tests found no Chromium and could not install one. Either
  - install it: npx playwright install --with-deps chromium
  - or install your system's package, on Debian: apt-get install chromium
  - or set PLAYWRIGHT_CHROMIUM_PATH to the path of a Chromium or Chrome.`;

/**
 * Finds a Chromium, or installs one: Playwright's, else one of Debian's packages.
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
          [...aptGet, 'install', '-y', 'chromium-headless-shell'],
        ]
      : [],
    // Older releases of Debian have no package of the shell alone.
    aptGet ? [[...aptGet, 'install', '-y', 'chromium']] : [],
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
