// @ts-check

/** The folders a build reads. */
export const SOURCE_FOLDERS = [
  'docs',
  'versioned_docs',
  'versioned_sidebars',
  'blog',
  'changelog',
  'community',
  'src',
  'static',
  'config',
  'i18n',
  '_dogfooding',
];

/** The environment variables that shape a build; the README says what each does. */
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
];

/** Configuration of the tools that check the site: no build reads it. */
const CHECKER_CONFIG = /^(?:vitest|playwright|eslint|stylelint|prettier)\.config\./u;

/**
 * Whether a file at the root shapes a build: docusaurus.config.ts, sidebars, versions.json,
 * package.json (browserslist), the lock file, Babel's and TypeScript's configuration.
 *
 * @param {string} name
 * @returns {boolean}
 */
export const isRootSource = (name) =>
  (/^[^.].*\.(?:[cm]?[jt]s|json)$/u.test(name) && !CHECKER_CONFIG.test(name)) ||
  name === '.browserslistrc';

/**
 * Whether something in a source folder shapes a build. Not so: unit tests, which stand beside what
 * they test, what macOS leaves behind, and the locks of editors, which link to nowhere.
 *
 * @param {string} name
 * @returns {boolean}
 */
export const isFolderSource = (name) =>
  name !== '.DS_Store' && !name.startsWith('.#') && !/\.test\.[cm]?[jt]sx?$/u.test(name);
