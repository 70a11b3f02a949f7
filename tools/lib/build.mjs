// @ts-check
import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ExplainedError} from './explained-error.mjs';
import {fingerprint} from './fingerprint.mjs';
import {run, toolScript} from './run.mjs';

/**
 * Builds the site into build/ if its sources or environment variables have changed since the last
 * build.
 *
 * @param {string} root
 * @param {AbortSignal} signal
 * @param {(root: string, signal: AbortSignal) => Promise<number>} [build] returns an exit code
 * @returns {Promise<boolean>} whether a build was needed
 * @throws {ExplainedError} when the build fails; the next start then builds again
 */
export async function ensureBuilt(root, signal, build = docusaurusBuild) {
  // Taken before the build, because it may miss changes made while it runs.
  const sources = fingerprint(root);
  const reason = buildReason(root, sources);
  if (!reason) {
    console.log('The build is up to date: no source has changed.');
    return false;
  }
  console.log(`Building the site: ${reason}.`);
  rmSync(stampPath(root), {force: true});
  const exitCode = await build(root, signal);
  if (exitCode !== 0) {
    throw new ExplainedError(
      `The build failed with exit code ${exitCode}. See its messages above.`,
    );
  }
  const date = homePageDate(root);
  if (date === undefined) {
    throw new ExplainedError(
      "The build finished without errors but didn't create build/index.html.",
    );
  }
  /** @type {Stamp} */
  const stamp = {sources, homePageDate: date};
  mkdirSync(path.dirname(stampPath(root)), {recursive: true});
  writeFileSync(stampPath(root), JSON.stringify(stamp));
  return true;
}

/**
 * @param {string} dir a build folder
 * @returns {string} the base URL that the build is for, such as `/`, from its home page
 * @throws {ExplainedError} when there is no build
 */
export function baseUrlOf(dir) {
  const file = path.join(dir, 'index.html');
  if (!existsSync(file)) {
    throw new ExplainedError(`There is no build in ${dir}. Create one with: npm run build`);
  }
  const [, url] = /rel="?canonical"? href="?([^\s">]+)/u.exec(readFileSync(file, 'utf8')) ?? [];
  return url ? new URL(url).pathname : '/';
}

/**
 * @param {string} root
 * @param {string} sources the current fingerprint
 * @returns {string | undefined} why a build is needed, if it is
 */
function buildReason(root, sources) {
  const date = homePageDate(root);
  if (date === undefined) {
    return 'there is no build yet';
  }
  const stamp = readStamp(root);
  if (stamp?.homePageDate !== date) {
    return "build/ wasn't created by this command";
  }
  return stamp.sources === sources ? undefined : 'its sources have changed';
}

/**
 * @param {string} root
 * @param {AbortSignal} signal
 */
async function docusaurusBuild(root, signal) {
  const script = await toolScript(root, '@docusaurus/core', 'docusaurus');
  // Compilers create many short-lived objects. With more room for them, reading all pages takes a
  // fifth less CPU time.
  const args = ['--max-semi-space-size=128', script, 'build'];
  return run(process.execPath, args, {cwd: root, signal});
}

/**
 * The stored state of a successful build: the fingerprint of its sources, and the modification time of its home page
 * in milliseconds. The time reveals if something else has built the site since.
 *
 * @typedef {{sources: string, homePageDate: number}} Stamp
 */

/** @param {string} root */
const stampPath = (root) => path.join(root, '.cache/build-stamp.json');

/**
 * @param {string} root
 * @returns {Stamp | undefined} undefined if there is no readable one
 */
function readStamp(root) {
  try {
    return JSON.parse(readFileSync(stampPath(root), 'utf8'));
  } catch {
    // There is none yet, or its writing was interrupted: the site is built again.
    return undefined;
  }
}

/**
 * @param {string} root
 * @returns {number | undefined} milliseconds, or undefined if there is no finished build
 */
const homePageDate = (root) =>
  statSync(path.join(root, 'build/index.html'), {throwIfNoEntry: false})?.mtimeMs;
