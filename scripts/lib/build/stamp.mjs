// @ts-check
import {mkdir, readFile, rename, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';

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
export async function readStamp(root) {
  try {
    return JSON.parse(await readFile(stampPath(root), 'utf8'));
  } catch (error) {
    // A damaged stamp is as good as none: the site is built and stamped anew.
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
export async function writeStamp(root, stamp) {
  const file = stampPath(root);
  await mkdir(path.dirname(file), {recursive: true});
  // Renamed into place, so that a reader never finds half of it.
  await writeFile(`${file}.new`, `${JSON.stringify(stamp)}\n`);
  await rename(`${file}.new`, file);
}

/** @param {string} root */
export const removeStamp = (root) => rm(stampPath(root), {force: true});

/**
 * @param {string} root
 * @returns {Promise<number | undefined>} milliseconds; nothing where there is no finished build
 */
export async function homePageDate(root) {
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
