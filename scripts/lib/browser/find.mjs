// @ts-check
import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {ExplainedError} from '../cli/explained-error.mjs';

/** What Chromium is called where a system's package installs it. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
      `PLAYWRIGHT_CHROMIUM_PATH is ${named}, which is no Chromium that starts. ` +
        'Give the path of one, or unset the variable to have one looked for.',
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
