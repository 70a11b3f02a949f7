// @ts-check
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {close, createIndex} from 'pagefind';
import {BUILD_DIR} from '../../scripts/lib/paths.mjs';

/** What is no text of a page; our own index leaves it out too. */
const excludeSelectors = [
  'nav',
  'footer',
  'button',
  '.hash-link',
  '.theme-doc-toc-mobile',
  '.theme-doc-version-badge',
  '.theme-doc-version-banner',
];

/**
 * The pages of tags as the index of the build has them.
 *
 * @param {(tag: string) => boolean} isIncluded
 * @returns {{path: string, tag: string}[]}
 */
export function pagesOfTags(isIncluded) {
  /** @param {string} file @returns {any} */
  const read = (file) => JSON.parse(readFileSync(path.join(BUILD_DIR, file), 'utf8'));
  /** @type {import('../../src/search/index-format').Manifest} */
  const {tags} = read('search-index.json');
  return Object.entries(tags)
    .filter(([tag]) => isIncluded(tag))
    .flatMap(([tag, {headings}]) => {
      /** @type {import('../../src/search/index-format').HeadingsShard} */
      const {pages} = read(`search-index/${headings.name}`);
      return pages.map((page) => ({path: page.path, tag}));
    });
}

/** @param {{path: string}[]} pages @param {string} outputPath */
async function writePagefind(pages, outputPath) {
  const {index, errors} = await createIndex({rootSelector: 'main', excludeSelectors});
  if (!index) {
    throw new Error(`Pagefind makes no index: ${errors.join(', ')}`);
  }
  const base = process.env.BASE_URL ?? '/';
  for (const page of pages) {
    const file = path.join(BUILD_DIR, page.path.slice(base.length), 'index.html');
    await index.addHTMLFile({url: page.path, content: readFileSync(file, 'utf8')});
  }
  await index.writeFiles({outputPath});
  await close();
}

/** Pagefind's client is written for browsers: it fetches the files of its index. */
async function loadClient(/** @type {string} */ folder) {
  const webFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const address = String(input);
    return address.startsWith(folder)
      ? new Response(readFileSync(address.replace(/\?.*/u, '')))
      : webFetch(input, init);
  };
  const client = await import(pathToFileURL(path.join(folder, 'pagefind.js')).href);
  await client.options({basePath: `${folder}/`, baseUrl: '/'});
  await client.init();
  return client;
}

/**
 * Pagefind over pages of the build.
 *
 * @param {{path: string}[]} pages
 * @returns {Promise<(query: string) => Promise<string[]>>} gives the paths of pages, best first
 */
export async function pagefindSearch(pages) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
  process.on('exit', () => rmSync(folder, {recursive: true, force: true}));
  await writePagefind(pages, folder);
  const client = await loadClient(folder);
  return async (query) => {
    const {results} = await client.search(query);
    /** @type {{url: string}[]} */
    const found = await Promise.all(
      results.slice(0, 100).map((/** @type {any} */ result) => result.data()),
    );
    return found.map(({url}) => url);
  };
}
