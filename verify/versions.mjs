// @ts-check
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * The docs versions of the site, and the framework version each is held against.
 *
 * @type {{name: string, folder: string, framework: string, hasReference: boolean}[]}
 *   `hasReference` when the version has the whole reference: then each fact needs its table
 */
export const docsVersions = [
  {name: 'Canary', folder: 'docs', framework: '3.10.2', hasReference: true},
  {name: '3.9.2', folder: 'versioned_docs/version-3.9.2', framework: '3.9.2', hasReference: false},
  {name: '3.8.1', folder: 'versioned_docs/version-3.8.1', framework: '3.8.1', hasReference: false},
];

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} the pages of a folder, as paths from the root
 */
export const pagesOf = (root, folder) =>
  readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/u.test(file))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .sort();

/**
 * The folder whose `node_modules` holds the packages of a framework version: the project's own,
 * or what `npm run verify:facts` has installed.
 *
 * @param {string} root
 * @param {string} framework
 * @param {string} own the version that the project itself uses
 * @returns {string | undefined} nothing where they are not installed
 */
export function packagesDir(root, framework, own) {
  if (framework === own) {
    return root;
  }
  const cached = path.join(root, '.cache', 'framework', framework);
  return existsSync(path.join(cached, 'node_modules/@docusaurus/core')) ? cached : undefined;
}
