// @ts-check
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readJson, writeJson} from './json-file.mjs';

/** Folders whose pages may link to the docs of a version. */
const contentFolders = ['docs', 'versioned_docs', 'blog', 'changelog', 'community', 'src/pages'];

/**
 * Takes the docs of a version off the site. It stays in the list of archived versions, and links
 * to its docs lead to the archive.
 *
 * @param {string} root the folder of the site
 * @param {string} version such as `3.8.1`, which is in `versions.json`
 * @param {string} docsUrl where its docs stay readable, with a slash at the end
 * @returns {string[]} the files whose links were changed, as paths from the root
 */
export function archiveVersion(root, version, docsUrl) {
  const file = (/** @type {string} */ name) => path.join(root, name);
  const versions = readJson(file('versions.json'));
  writeJson(
    file('versions.json'),
    versions.filter((/** @type {string} */ name) => name !== version),
  );
  const releases = readJson(file('src/data/releases.json'));
  writeJson(file('src/data/releases.json'), {
    ...releases,
    archived: [{name: version, docsUrl}, ...releases.archived],
  });
  for (const name of [
    `versioned_docs/version-${version}`,
    `versioned_sidebars/version-${version}-sidebars.json`,
    ...(releases.canaryFramework === version ? [] : [`verify/facts/${version}.json`]),
  ]) {
    rmSync(file(name), {recursive: true, force: true});
  }
  return contentFolders.flatMap((folder) => redirectLinks(root, folder, version, docsUrl));
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {string} version
 * @param {string} docsUrl
 */
function redirectLinks(root, folder, version, docsUrl) {
  return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/u.test(name))
    .map((name) => path.join(folder, name))
    .filter((name) => {
      const text = readFileSync(path.join(root, name), 'utf8');
      const changed = text.replaceAll(`](/docs/${version}/`, `](${docsUrl}`);
      if (changed !== text) {
        writeFileSync(path.join(root, name), changed);
      }
      return changed !== text;
    });
}
