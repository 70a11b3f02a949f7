// @ts-check
import {mkdir, readFile, rename, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {ExplainedError} from './explained-error.mjs';
import {fingerprint, fingerprintDifference} from './fingerprint.mjs';
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
  const sources = await fingerprint(root);
  const reason = await buildReason(root, sources);
  if (!reason) {
    console.log('The build is up to date: no source has changed.');
    return false;
  }
  console.log(`Building the site: ${reason}.`);
  await removeStamp(root);
  const exitCode = await build(root, signal);
  if (exitCode !== 0) {
    // The bundler caches each compiled page, so a broken link would stay broken after its target
    // has been added, because the page with the link hasn't changed.
    await rm(path.join(root, 'node_modules/.cache/rspack'), {recursive: true, force: true});
    throw new ExplainedError(
      `The build failed with exit code ${exitCode}. See its messages above.`,
    );
  }
  const date = await homePageDate(root);
  if (date === undefined) {
    throw new ExplainedError(
      "The build finished without errors but didn't create build/index.html.",
    );
  }
  await writeStamp(root, {sources, homePageDate: date});
  return true;
}

/**
 * @param {string} root
 * @param {import('./fingerprint.mjs').Fingerprint} sources the current sources
 * @returns {Promise<string | undefined>} why a build is needed, if it is
 */
async function buildReason(root, sources) {
  const date = await homePageDate(root);
  if (date === undefined) {
    return 'there is no build yet';
  }
  const stamp = await readStamp(root);
  if (stamp?.homePageDate !== date) {
    return "build/ wasn't created by this command";
  }
  return fingerprintDifference(stamp.sources, sources);
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
 * The stored state of a successful build: its sources, and the modification time of its home page
 * in milliseconds. The time reveals if something else has built the site since.
 *
 * @typedef {{sources: import('./fingerprint.mjs').Fingerprint, homePageDate: number}} Stamp
 */

/** @param {string} root */
const stampPath = (root) => path.join(root, '.cache/build-stamp.json');

/**
 * @param {string} root
 * @returns {Promise<Stamp | undefined>} undefined if there is no readable one
 */
async function readStamp(root) {
  try {
    return JSON.parse(await readFile(stampPath(root), 'utf8'));
  } catch (error) {
    // Ignore a damaged stamp and build the site again.
    if (error instanceof SyntaxError || isMissing(error)) {
      return undefined;
    }
    throw error;
  }
}

/**
 * @param {string} root
 * @param {Stamp} stamp
 */
async function writeStamp(root, stamp) {
  const file = stampPath(root);
  await mkdir(path.dirname(file), {recursive: true});
  // Renamed into place, so that nobody ever reads an incomplete file.
  await writeFile(`${file}.new`, `${JSON.stringify(stamp)}\n`);
  await rename(`${file}.new`, file);
}

/** @param {string} root */
const removeStamp = (root) => rm(stampPath(root), {force: true});

/**
 * @param {string} root
 * @returns {Promise<number | undefined>} milliseconds, or undefined if there is no finished build
 */
async function homePageDate(root) {
  try {
    return (await stat(path.join(root, 'build/index.html'))).mtimeMs;
  } catch (error) {
    if (isMissing(error)) {
      return undefined;
    }
    throw error;
  }
}

/** @param {unknown} error */
const isMissing = (error) => /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT';
