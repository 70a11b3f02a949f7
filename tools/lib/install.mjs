// @ts-check
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ExplainedError} from './explained-error.mjs';
import {run} from './run.mjs';

/**
 * @typedef {{version?: string, integrity?: string, optional?: boolean, devOptional?: boolean}}
 *   LockedPackage
 * @typedef {{packages: Record<string, LockedPackage>}} Lockfile
 */

/**
 * Runs `npm ci` if node_modules doesn't match package-lock.json.
 *
 * Compares the packages, not dates, so that it also works after an `npm ci` or `npm install` by
 * hand. npm writes its list last, so an interrupted install doesn't count.
 *
 * @param {string} root the folder that contains package-lock.json
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>} whether anything was installed
 * @throws {ExplainedError} when npm fails or there is no lock file
 */
export async function ensureInstalled(root, signal) {
  const reason = installReason(root);
  if (!reason) {
    return false;
  }
  console.log(`Installing the packages of package-lock.json: ${reason}.`);
  const [command, ...args] = npm();
  // Tests and types need the development packages, whatever NODE_ENV says.
  const exitCode = await run(command, [...args, 'ci', '--include=dev'], {cwd: root, signal});
  if (exitCode !== 0) {
    throw new ExplainedError(
      `npm ci failed with exit code ${exitCode}. See its messages above. Nothing was built.`,
    );
  }
  return true;
}

/**
 * Runs `npm install` in a folder, unless it has installed the same there before.
 *
 * @param {string} cwd
 * @param {string} wanted what the packages depend on, such as the text of package.json
 * @param {string[]} options of npm
 * @param {Pick<import('./run.mjs').RunOptions, 'signal' | 'env'>} runOptions
 * @throws {ExplainedError} when npm fails
 */
export async function installOnce(cwd, wanted, options, runOptions) {
  const stamp = path.join(cwd, 'node_modules/.installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    return;
  }
  rmSync(stamp, {force: true});
  console.log(`Installing packages into ${cwd} …`);
  const [command, ...args] = npm();
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund'];
  const exitCode = await run(command, [...args, 'install', ...quiet, ...options], {
    cwd,
    ...runOptions,
  });
  if (exitCode !== 0) {
    throw new ExplainedError(`npm install failed in ${cwd}; see its messages above.`);
  }
  // Written last, so that an interrupted install doesn't count.
  writeFileSync(stamp, wanted);
}

/**
 * @param {string} root
 * @returns {string | undefined} why an install is needed, if it is
 * @throws {ExplainedError} when package-lock.json is missing or isn't valid JSON
 */
export function installReason(root) {
  const lockPath = path.join(root, 'package-lock.json');
  const wanted = readJson(lockPath);
  if (!wanted) {
    throw new ExplainedError(`${lockPath} is missing. Restore it: git checkout package-lock.json`);
  }
  const installed = readJson(path.join(root, 'node_modules/.package-lock.json'));
  return installed ? lockDifference(wanted, installed) : 'node_modules is missing or unfinished';
}

/**
 * @param {string} file
 * @returns {Lockfile | undefined} undefined if it doesn't exist
 */
function readJson(file) {
  if (!existsSync(file)) {
    return undefined;
  }
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ExplainedError(`${file} is not valid JSON: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * The npm that started this script, or the one on the PATH.
 *
 * @returns {[command: string, ...args: string[]]}
 */
export function npm() {
  const script = process.env.npm_execpath ?? '';
  if (/npm-cli\.c?js$/u.test(script)) {
    return [process.execPath, script];
  }
  // On Windows, npm is a batch file, which only a shell can run.
  return process.platform === 'win32' ? ['cmd.exe', '/d', '/c', 'npm'] : ['npm'];
}

/**
 * Compares the packages that npm installed (`node_modules/.package-lock.json`) with the lock file.
 *
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile} installed
 * @returns {string | undefined} the first difference, if there is one
 */
function lockDifference({packages: wanted}, {packages: installed}) {
  const differing = Object.keys({...wanted, ...installed}).find((location) => {
    const [locked, present] = [wanted[location], installed[location]];
    return locked && present
      ? locked.version !== present.version || locked.integrity !== present.integrity
      : // The site itself isn't installed, nor are binaries for other systems, which are optional.
        location !== '' && !locked?.optional && !locked?.devOptional;
  });
  return differing && `${differing} isn't as in package-lock.json`;
}
