// @ts-check
import {createHash} from 'node:crypto';
import {readdir, readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {BUILD_VARIABLES, isFolderSource, isRootSource, SOURCE_FOLDERS} from './inputs.mjs';

/**
 * What a build is made from: a hash for each source file by its path from the root (with `/`),
 * and for each environment variable by its name with a `$` before it.
 *
 * Hashes, not dates: git gives a file a new date on every checkout, and a restored file an old one.
 *
 * @typedef {Record<string, string>} Fingerprint
 */

/**
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Fingerprint>}
 */
export async function fingerprint(root, env = process.env) {
  const rootFiles = await readdir(root, {withFileTypes: true});
  const files = rootFiles.filter((entry) => !entry.isDirectory() && isRootSource(entry.name));
  const paths = files.map((entry) => entry.name);
  for (const folder of SOURCE_FOLDERS) {
    paths.push(...(await filesIn(root, folder)));
  }
  /** @type {Fingerprint} */
  const hashes = {};
  for (const file of paths.sort()) {
    hashes[file] = hash(await readFile(path.join(root, file)));
  }
  for (const name of BUILD_VARIABLES) {
    const value = env[name];
    if (value !== undefined) {
      // Hashed as well: some hold keys, and this is written to disk.
      hashes[`$${name}`] = hash(value);
    }
  }
  return hashes;
}

/**
 * Says how two fingerprints differ.
 *
 * @param {Fingerprint} before
 * @param {Fingerprint} now
 * @returns {string | undefined} such as `docs/cli.mdx changed and 2 more`, or nothing
 */
export function fingerprintDifference(before, now) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const changes = names.filter((name) => before[name] !== now[name]);
  const [first] = changes;
  if (first === undefined) {
    return undefined;
  }
  const what = !(first in now) ? 'removed' : !(first in before) ? 'added' : 'changed';
  const rest = changes.length > 1 ? ` (and ${changes.length - 1} more)` : '';
  return `${first} was ${what}${rest}`;
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {Promise<string[]>} paths from the root; none where the folder does not exist
 */
async function filesIn(root, folder) {
  // Not readdir's own `recursive`, which came with Node 20.1.
  const entries = await readdir(path.join(root, folder), {withFileTypes: true}).catch((error) => {
    if (error.code === 'ENOENT') {
      return [];
    }
    throw error;
  });
  const nested = entries.map(async (entry) => {
    const file = `${folder}/${entry.name}`;
    if (!isFolderSource(entry.name)) {
      return [];
    }
    // `stat` follows a link, the directory entry does not.
    const target = entry.isSymbolicLink() ? await stat(path.join(root, file)) : entry;
    return target.isDirectory() ? filesIn(root, file) : [file];
  });
  return (await Promise.all(nested)).flat();
}

/** @param {string | Buffer} content */
const hash = (content) => createHash('sha256').update(content).digest('base64url').slice(0, 22);
