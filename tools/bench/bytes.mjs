// @ts-check
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {openBuild} from '../lib/build-in-browser.mjs';

/** @type {Map<string, number>} */
const sizes = new Map();

/**
 * @param {string} file
 * @returns {number} its size in bytes, compressed as hosts compress it on the fly at best
 */
function compressedSize(file) {
  const known = sizes.get(file);
  if (known !== undefined) {
    return known;
  }
  const params = {[constants.BROTLI_PARAM_QUALITY]: 9};
  const size = brotliCompressSync(readFileSync(file), {params}).length;
  sizes.set(file, size);
  return size;
}

/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/**
 * What a page loads for itself, whether its HTML or its code asks for it.
 *
 * @param {string} dir the build folder
 * @param {string} route such as `/blog/`
 * @returns {{html: number, js: number, css: number}} compressed bytes
 */
export function bytesOf(dir, route) {
  const page = path.join(dir, route, 'index.html');
  // A page that waits with its code lists it in the attributes of its first script.
  const files = new Set(
    Array.from(readFileSync(page, 'utf8').matchAll(/<(?:script|link) [^>]*>/gu), ([tag]) =>
      Array.from(tag.matchAll(/assets\/[^"\s>]+/gu), ([file]) => file),
    ).flat(),
  );
  const sum = (/** @type {string} */ extension) =>
    [...files]
      .filter((file) => file.endsWith(extension))
      .reduce((total, file) => total + compressedSize(path.join(dir, file)), 0);
  return {html: compressedSize(page), js: sum('.js'), css: sum('.css')};
}

/**
 * Measures what pages of two builds load until they're interactive, by the requests of a browser.
 *
 * @param {Record<'site' | 'stock', string>} dirs the folders of both builds
 * @param {string[]} routes below the base URL
 * @returns {Promise<object[]>} a row per page with compressed kilobytes
 */
export async function measureBytes(dirs, routes) {
  const load = async (/** @type {'site' | 'stock'} */ name) => {
    const build = await openBuild(dirs[name]);
    const weights = [];
    for (const route of routes) {
      /** @type {Record<string, number>} */
      const weight = {'.html': 0, '.js': 0, '.css': 0, prefetch: 0};
      const page = await build.emptyPage();
      page.on('response', (response) => {
        const {pathname} = new URL(response.url());
        const file = path.join(dirs[name], pathname, pathname.endsWith('/') ? 'index.html' : '');
        const kind =
          response.request().headers()['sec-purpose'] === 'prefetch'
            ? 'prefetch'
            : path.extname(file);
        if (kind in weight) {
          weight[kind] = (weight[kind] ?? 0) + compressedSize(file);
        }
      });
      await page.goto(build.url(route), {waitUntil: 'networkidle'});
      await page.context().close();
      weights.push(weight);
    }
    await build.close();
    return weights;
  };
  const [site, stock] = [await load('site'), await load('stock')];
  const kinds = {
    'script (KB)': '.js',
    'style (KB)': '.css',
    'HTML (KB)': '.html',
    'prefetch (KB)': 'prefetch',
  };
  return routes.map((route, index) => ({
    page: `/${route}`,
    ...Object.fromEntries(
      Object.entries(kinds).flatMap(([title, kind]) => [
        [title, kilobytes(site[index]?.[kind] ?? 0)],
        [`stock: ${title}`, kilobytes(stock[index]?.[kind] ?? 0)],
      ]),
    ),
  }));
}
