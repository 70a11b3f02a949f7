// @ts-check
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Build
 * @property {Map<string, string[]>} pages route → names of the scripts and style sheets that its
 *   HTML names, without their hashes, sorted
 * @property {Map<string, string>} files name of each script and style sheet, without its hash → text
 */

/** @param {string} file `main.0a1b2c3d.js` → `main.js` */
const withoutHash = (file) => file.replace(/\.[0-9a-f]{8}(?=\.(?:js|css)$)/, '');

/** @param {string} file whether it's a part of the route table, which pages share by their order */
const isShard = (file) => /\/routes-\d+\.js$/.test(file);

/**
 * Reads what the pages of a build load, now or when a visitor asks for more.
 *
 * @param {string} dir the build's folder
 * @returns {Build}
 */
export function readBuild(dir) {
  const pages = readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => {
      const html = readFileSync(path.join(dir, file), 'utf8');
      const assets = html.match(/\/assets\/(?:js|css)\/[^"'\s>]+/g) ?? [];
      const route = `/${path.dirname(file).split(path.sep).join('/')}/`.replace('/./', '/');
      return /** @type {const} */ ([
        route,
        [...new Set(assets.map(withoutHash))].filter((file) => !isShard(file)).sort(),
      ]);
    });
  const files = ['assets/js', 'assets/css'].flatMap((folder) =>
    readdirSync(path.join(dir, folder))
      .filter((file) => /\.(?:js|css)$/.test(file))
      .map(
        (file) =>
          /** @type {const} */ ([
            withoutHash(file),
            readFileSync(path.join(dir, folder, file), 'utf8'),
          ]),
      ),
  );
  return {pages: new Map(pages), files: new Map(files)};
}

/**
 * Takes a script that is not minified apart.
 *
 * @param {string} script
 * @returns {Map<string, string>} the path of each module, and its code; what stands before the first
 *   is under the empty path
 */
export function modulesOf(script) {
  const starts = [...script.matchAll(/^"([^"\n]+)"(?:\(|: ?\(?function)/gm)];
  return new Map([
    ['', script.slice(0, starts[0]?.index)],
    ...starts.map(
      ({1: name, index}, place) =>
        /** @type {const} */ ([name ?? '', script.slice(index, starts[place + 1]?.index)]),
    ),
  ]);
}
