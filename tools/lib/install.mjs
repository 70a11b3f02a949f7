// @ts-check
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ExplainedError} from './explained-error.mjs';
import {run} from './run.mjs';

/**
 * @typedef {{version?: string, integrity?: string, optional?: boolean, devOptional?: boolean}}
 *   LockedPackage
 * @typedef {{packages?: Record<string, LockedPackage>}} Lockfile
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
function lockDifference(wanted, installed) {
  const wantedPackages = {...wanted.packages};
  // The site itself, which isn't installed.
  delete wantedPackages[''];
  const installedPackages = installed.packages ?? {};
  for (const [location, locked] of Object.entries(wantedPackages)) {
    const present = installedPackages[location];
    // Binaries for other systems are optional, and npm doesn't install them.
    if (!present && !locked.optional && !locked.devOptional) {
      return `${location} is missing`;
    }
    if (present && !isSame(locked, present)) {
      return `${location} is ${present.version}, package-lock.json has ${locked.version}`;
    }
  }
  const extra = Object.keys(installedPackages).find((location) => !(location in wantedPackages));
  return extra && `${extra} is not in package-lock.json`;
}

/**
 * @param {LockedPackage} a
 * @param {LockedPackage} b
 */
const isSame = (a, b) => a.version === b.version && a.integrity === b.integrity;
