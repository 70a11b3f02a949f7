// @ts-check
import {mkdir, readFile, rename, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {ExplainedError} from './explained-error.mjs';
import {fingerprint, fingerprintDifference} from './fingerprint.mjs';
import {run, toolScript} from './run.mjs';

/**
 * Builds the site into build/ where its sources, or the environment variables that shape it, are
 * not those of the build that is there.
 *
 * @param {string} root
 * @param {AbortSignal} signal
 * @param {(root: string, signal: AbortSignal) => Promise<number>} [build] gives an exit code
 * @returns {Promise<boolean>} whether it was built
 * @throws {ExplainedError} when the build fails; the next start then builds again
 */
export async function ensureBuilt(root, signal, build = docusaurusBuild) {
  // Taken before the build, which may miss what changes while it runs.
  const sources = await fingerprint(root);
  const reason = await buildReason(root, sources);
  if (!reason) {
    console.log('The build is up to date: no source has changed since.');
    return false;
  }
  console.log(`Building the site: ${reason}.`);
  await removeStamp(root);
  const exitCode = await build(root, signal);
  if (exitCode !== 0) {
    // The bundler caches each compiled page: a broken link would stay broken after its target has
    // been added, because the page with the link has not changed.
    await rm(path.join(root, 'node_modules/.cache/rspack'), {recursive: true, force: true});
    throw new ExplainedError(
      `The build failed with exit code ${exitCode}. See its messages above.`,
    );
  }
  const date = await homePageDate(root);
  if (date === undefined) {
    throw new ExplainedError('The build ended without an error and without build/index.html.');
  }
  await writeStamp(root, {sources, homePageDate: date});
  return true;
}

/**
 * @param {string} root
 * @param {import('./fingerprint.mjs').Fingerprint} sources as they are now
 * @returns {Promise<string | undefined>} why a build is needed, or nothing
 */
async function buildReason(root, sources) {
  const date = await homePageDate(root);
  if (date === undefined) {
    return 'there is no build yet';
  }
  const stamp = await readStamp(root);
  if (stamp?.homePageDate !== date) {
    return 'build/ is not from this command';
  }
  return fingerprintDifference(stamp.sources, sources);
}

/**
 * @param {string} root
 * @param {AbortSignal} signal
 */
async function docusaurusBuild(root, signal) {
  const script = await toolScript(root, '@docusaurus/core', 'docusaurus');
  return run(process.execPath, [script, 'build'], {cwd: root, signal});
}

/**
 * What is remembered of a build that succeeded: what it was made from, and the date of its home
 * page in milliseconds. The date tells a build that something else has made since.
 *
 * @typedef {{sources: import('./fingerprint.mjs').Fingerprint, homePageDate: number}} Stamp
 */

/** @param {string} root */
const stampPath = (root) => path.join(root, '.cache/build-stamp.json');

/**
 * @param {string} root
 * @returns {Promise<Stamp | undefined>} nothing where there is none that can be read
 */
async function readStamp(root) {
  try {
    return JSON.parse(await readFile(stampPath(root), 'utf8'));
  } catch (error) {
    // A damaged stamp counts as none: the site is built again.
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
  // Renamed into place, so that a reader never finds half of it.
  await writeFile(`${file}.new`, `${JSON.stringify(stamp)}\n`);
  await rename(`${file}.new`, file);
}

/** @param {string} root */
const removeStamp = (root) => rm(stampPath(root), {force: true});

/**
 * @param {string} root
 * @returns {Promise<number | undefined>} milliseconds; nothing where there is no finished build
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
