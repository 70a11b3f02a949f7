// @ts-check
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../tools/lib/json.mjs';
import {CACHE_DIR, ROOT} from '../tools/lib/paths.mjs';

/** The framework version that the site itself uses. */
export const installedVersion = readJson('package.json').dependencies['@docusaurus/core'];

/**
 * The docs versions of the site, and the framework version that each is checked against.
 *
 * @type {{name: string, folder: string, framework: string}[]}
 */
export const docsVersions = [
  {name: 'Canary', folder: 'docs', framework: readJson('src/data/releases.json').canaryFramework},
  ...readJson('versions.json').map((/** @type {string} */ version) => ({
    name: version,
    folder: `versioned_docs/version-${version}`,
    framework: version,
  })),
];

/**
 * @param {string} folder
 * @returns {string[]} the paths of a folder's pages, relative to the root
 */
export const pagesOf = (folder) =>
  readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/u.test(file))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .sort();

/**
 * The folder whose `node_modules` contains the packages of a framework version: the project's own,
 * or the one that `npm run verify:facts` has created.
 *
 * @param {string} framework
 * @returns {string | undefined} undefined if they aren't installed
 */
export function packagesDir(framework) {
  const dir = framework === installedVersion ? ROOT : path.join(CACHE_DIR, 'framework', framework);
  return existsSync(path.join(dir, 'node_modules/@docusaurus/core')) ? dir : undefined;
}
