// @ts-check
import {mkdir, mkdtemp, symlink} from 'node:fs/promises';
import path from 'node:path';
import {writeFiles} from '../../../src/testing/temporary-folder';
import {ROOT} from '../paths.mjs';

/** The pages of a small site. */
const pages = {
  'package.json': '{"name": "scratch", "private": true}\n',
  'docs/index.md': '# First\n\n[Second](./second.md)\n',
  'docs/second.md': '# Second\n\nText.\n',
  'src/pages/index.md': '# Home\n\nText.\n',
};

const scratchRoot = path.join(ROOT, '.cache', 'scratch-sites');

/**
 * Writes a small site with the packages of this project.
 *
 * @param {string} name starts the name of its folder
 * @param {Record<string, string>} files its configuration, and what it has besides some pages
 * @returns {Promise<string>} its folder
 */
export async function makeScratchSite(name, files) {
  await mkdir(scratchRoot, {recursive: true});
  const siteDir = await mkdtemp(path.join(scratchRoot, `${name}-`));
  await symlink(path.join(ROOT, 'node_modules'), path.join(siteDir, 'node_modules'));
  writeFiles(siteDir, {...pages, ...files});
  return siteDir;
}
