// @ts-check
import {execFile, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {ExplainedError} from './explained-error.mjs';
import {ROOT} from './paths.mjs';
import {toolScript} from './run.mjs';

/**
 * The names of Chromium in system packages. The headless shell comes first, because it draws no
 * window and makes tests twice as fast.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Finds a Chromium that starts: the one in PLAYWRIGHT_CHROMIUM_PATH, the one that Playwright has
 * downloaded, or one on the path.
 *
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {() => Promise<string | undefined>} [options.playwrightPath] where Playwright installs
 *   its own
 * @returns {Promise<string | undefined>} the path of its executable
 * @throws {ExplainedError} when PLAYWRIGHT_CHROMIUM_PATH is set but isn't a Chromium
 */
export async function findBrowser({env = process.env, playwrightPath = playwrightExecutable} = {}) {
  const named = env.PLAYWRIGHT_CHROMIUM_PATH;
  if (named) {
    if (await isChromium(named)) {
      return named;
    }
    throw new ExplainedError(
      `PLAYWRIGHT_CHROMIUM_PATH is ${named}, which isn't a working Chromium. ` +
        'Set it to a working one, or unset it to search for one.',
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
 * Whether an executable identifies itself as Chromium. It's not enough that it exists: on Ubuntu,
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
    // If it can't print its version, it can't run the tests either.
    return false;
  }
}

/** @returns {Promise<string | undefined>} */
async function playwrightExecutable() {
  const {chromium} = await import('@playwright/test');
  return chromium.executablePath() || undefined;
}

/** @returns {Promise<import('@playwright/test').Browser>} a browser that draws text as in the tests */
export async function launchBrowser() {
  const {chromium} = await import('@playwright/test');
  return chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  });
}

/** Milliseconds, because Playwright's download can hang if its host is unreachable. */
const TIMEOUT = 10 * 60_000;

/** Older Debian releases don't have a separate package for the headless shell. */
const INSTALL_ON_DEBIAN =
  'apt-get update; apt-get install -y chromium-headless-shell || apt-get install -y chromium';

const NO_BROWSER = `The browser tests found no Chromium and couldn't install one. Either
  - install it: npx playwright install --with-deps chromium
  - or install your system's package, on Debian: apt-get install chromium
  - or set PLAYWRIGHT_CHROMIUM_PATH to the path of a Chromium or Chrome.`;

/**
 * Finds a Chromium or installs one: Playwright's, or otherwise one of Debian's packages.
 *
 * @param {string} [root] the folder that contains node_modules
 * @param {typeof findBrowser} [find]
 * @returns {Promise<string>} the path of its executable
 * @throws {ExplainedError} when none can be installed; the message says what to do
 */
export async function ensureBrowser(root = ROOT, find = findBrowser) {
  const installed = await find();
  if (installed) {
    return installed;
  }
  const playwright = await toolScript(root, '@playwright/test', 'playwright');
  const privilege = privilegeOfUser();
  // On Linux, installing the libraries requires root; without it, they may already be installed.
  const withDeps = process.platform !== 'linux' || privilege ? ['--with-deps'] : [];
  const attempts = [[process.execPath, playwright, 'install', ...withDeps, 'chromium']];
  if (privilege) {
    attempts.push([...privilege, 'sh', '-c', INSTALL_ON_DEBIAN]);
  }
  for (const command of attempts) {
    tryToRun(command, root);
    const found = await find();
    if (found) {
      return found;
    }
  }
  throw new ExplainedError(NO_BROWSER);
}

/**
 * @returns {string[] | undefined} the prefix for a command that requires root; undefined if this
 *   user needs a password for that
 */
function privilegeOfUser() {
  if (process.getuid?.() === 0) {
    return ['env', 'DEBIAN_FRONTEND=noninteractive'];
  }
  const canSudo = tryToRun(['sudo', '-n', 'true']) === 0;
  return canSudo ? ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive'] : undefined;
}

/**
 * Runs a command that may be missing or fail, because only the presence of a browser matters.
 *
 * @param {string[]} command the program and its arguments
 * @param {string} [cwd]
 * @returns {number | null} its exit code, or null if it couldn't be started or took too long
 */
function tryToRun([program = '', ...args], cwd) {
  const stdio = /** @type {const} */ (['ignore', 'inherit', 'inherit']);
  const {error, status} = spawnSync(program, args, {cwd, stdio: [...stdio], timeout: TIMEOUT});
  if (error) {
    console.log(error.message);
  }
  return status;
}
