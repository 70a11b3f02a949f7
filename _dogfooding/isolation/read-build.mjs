// @ts-check
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Build
 * @property {Map<string, Set<string>>} pages route → names of the scripts and style sheets that its
 *   HTML loads, without their hashes
 * @property {(name: string) => string} read the text of one of them
 */

const assetPattern = /\/(assets\/(?:js|css)\/[^"'\s>]+?)\.[0-9a-f]{8}\.(js|css)/g;

/**
 * Reads what the pages of a build load.
 *
 * @param {string} dir the build's folder
 * @returns {Build}
 */
export function readBuild(dir) {
  /** @type {Map<string, string>} name without hash → file */
  const files = new Map();
  /** @type {Build['pages']} */
  const pages = new Map();
  for (const file of readdirSync(dir, {recursive: true, encoding: 'utf8'})) {
    if (path.basename(file) === 'index.html') {
      const html = readFileSync(path.join(dir, file), 'utf8');
      const names = new Set();
      for (const [asset, name, type] of html.matchAll(assetPattern)) {
        names.add(`${name}.${type}`);
        files.set(`${name}.${type}`, asset);
      }
      pages.set(`/${path.dirname(file).split(path.sep).join('/')}/`.replace('/./', '/'), names);
    }
  }
  return {
    pages,
    read: (name) => readFileSync(path.join(dir, files.get(name) ?? name), 'utf8'),
  };
}

/**
 * Takes a script that is not minified apart.
 *
 * @param {string} script
 * @returns {Map<string, string>} the path of each module, and its code; what stands around the
 *   modules is under the empty path
 */
export function modulesOf(script) {
  const starts = [...script.matchAll(/^"?([^\s"]+)"?(?:\(|: \(?function)/gm)];
  const first = starts[0]?.index ?? script.length;
  return new Map([
    ['', script.slice(0, first)],
    ...starts.map(
      ({1: name, index}, place) =>
        /** @type {const} */ ([name ?? '', script.slice(index, starts[place + 1]?.index)]),
    ),
  ]);
}
