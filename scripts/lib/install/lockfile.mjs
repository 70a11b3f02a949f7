// @ts-check

/**
 * @typedef {{version?: string, integrity?: string, optional?: boolean, devOptional?: boolean}}
 *   LockedPackage
 * @typedef {{packages?: Record<string, LockedPackage>}} Lockfile
 */

/**
 * Holds what npm says it installed (`node_modules/.package-lock.json`) against the lock file.
 *
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile} installed
 * @returns {string | undefined} the first difference, or nothing where they agree
 */
export function lockDifference(wanted, installed) {
  const wantedPackages = {...wanted.packages};
  // The site itself, which nobody installs.
  delete wantedPackages[''];
  const installedPackages = installed.packages ?? {};
  for (const [location, locked] of Object.entries(wantedPackages)) {
    const present = installedPackages[location];
    // Binaries for other systems are optional, and npm leaves them out.
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
