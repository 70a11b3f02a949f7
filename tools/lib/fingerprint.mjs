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

/** Unit tests, and hidden files and folders, such as editor locks and .DS_Store. */
const IGNORED = /(?:^|\/)\.|\.test\.[cm]?[jt]sx?$/u;

/**
 * Identifies the inputs of a build: its source files and environment variables.
 *
 * Reads the files because dates are unreliable: git checkouts and restored files change them.
 *
 * @param {string} root
 * @returns {string}
 */
export function fingerprint(root) {
  const files = readdirSync(root, {withFileTypes: true})
    .filter(({name}) => !NOT_BUILT.has(name) && !NOT_BUILT_FILE.test(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(path.join(root, entry.name), {recursive: true, encoding: 'utf8'}).map(
            (file) => `${entry.name}/${file.replaceAll(path.sep, '/')}`,
          )
        : [entry.name],
    )
    .filter((file) => !IGNORED.test(file) && statSync(path.join(root, file)).isFile())
    .sort();
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  for (const name of BUILD_VARIABLES) {
    hash.update(`\0${name}=${process.env[name]}`);
  }
  return hash.digest('base64url');
}
