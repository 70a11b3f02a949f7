// @ts-check
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** The environment variables that affect a build; the README describes them. */
export const BUILD_VARIABLES = [
  'SITE_URL',
  'BASE_URL',
  'REPOSITORY_URL',
  'FEATURE_REQUESTS_URL',
  'NETLIFY',
  'CONTEXT',
  'DEPLOY_PREVIEW',
  'ALGOLIA_APP_ID',
  'ALGOLIA_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'ALGOLIA_ASSISTANT_ID',
  'ALGOLIA_ASSISTANT_INDEX_NAME',
  'GTAG_ID',
  'DOCUSAURUS_CRASH_TEST',
  'SOCIAL_CARDS',
  'OFFLINE_APP',
  'STOCK',
];

/**
 * Paths that builds ignore. Everything else is an input, so new folders can't be forgotten: an
 * unnecessary build costs a minute, but a stale one is misleading.
 */
const NOT_BUILT = new Set([
  'node_modules',
  'build',
  'e2e',
  'tools',
  'playwright-report',
  'test-results',
]);

/** Configuration of the tools that check the site, and project files. */
const NOT_BUILT_FILE =
  /^(?:vitest|playwright|eslint|stylelint)\.config\.|^(?:knip|cspell)\b|^[A-Z][\w-]+(?:\.md)?$/u;

/** Unit tests and hidden files, such as editor locks and .DS_Store. */
const IGNORED = /^\.|\.test\.[cm]?[jt]sx?$/u;

/**
 * The inputs of a build: a hash for each source file by its path from the root (with `/`), and for
 * each environment variable by its name prefixed with `$`.
 *
 * Uses hashes because dates are unreliable: git checkouts and restored files change them.
 *
 * @typedef {Record<string, string>} Fingerprint
 */

/**
 * @param {string} root
 * @returns {Fingerprint}
 */
export function fingerprint(root) {
  const files = readdirSync(root)
    .filter((name) => !NOT_BUILT.has(name) && !NOT_BUILT_FILE.test(name))
    .flatMap((name) => filesAt(root, name))
    .sort();
  return Object.fromEntries([
    ...files.map((file) => [file, hash(readFileSync(path.join(root, file)))]),
    // Hashed as well, because some contain keys and this is written to disk.
    ...BUILD_VARIABLES.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[`$${name}`, hash(value)]];
    }),
  ]);
}

/**
 * Describes how two fingerprints differ.
 *
 * @param {Fingerprint} before
 * @param {Fingerprint} now
 * @returns {string | undefined} such as `docs/cli.mdx changed and 2 more`, or undefined
 */
export function fingerprintDifference(before, now) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const changes = names.filter((name) => before[name] !== now[name]);
  const [first] = changes;
  if (first === undefined) {
    return undefined;
  }
  const what = !(first in now) ? 'removed' : !(first in before) ? 'added' : 'changed';
  const otherChanges = changes.length > 1 ? ` (and ${changes.length - 1} more)` : '';
  return `${first} was ${what}${otherChanges}`;
}

/**
 * @param {string} root
 * @param {string} file a file or folder, by its path from the root
 * @returns {string[]} the files at that path
 */
function filesAt(root, file) {
  if (IGNORED.test(path.posix.basename(file))) {
    return [];
  }
  return statSync(path.join(root, file)).isDirectory()
    ? readdirSync(path.join(root, file)).flatMap((name) => filesAt(root, `${file}/${name}`))
    : [file];
}

/** @param {string | Buffer} content */
const hash = (content) => createHash('sha256').update(content).digest('base64url').slice(0, 22);
