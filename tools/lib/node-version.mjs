// @ts-check
// Only syntax that Node 12 can parse, like the entry files that load this one.

/** The oldest Node.js version that can run the site, as in `engines` in package.json. */
export const OLDEST_NODE = '20.19';

/**
 * Checks the version of Node.js.
 *
 * @param {string} version such as `20.11.1`
 * @returns {string | undefined} the message for the user, or undefined if the version is supported
 */
export function nodeProblem(version) {
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split('.').map(Number);
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) {
    return undefined;
  }
  return [
    `Node ${version} is too old: this site needs Node ${OLDEST_NODE} or newer.`,
    'Install a newer version from https://nodejs.org/ and run the command again.',
  ].join('\n');
}
