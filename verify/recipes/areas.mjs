// @ts-check
import {readdirSync, readFileSync} from 'node:fs';
import {visit} from 'unist-util-visit';
import {parsePage} from '../../src/content/markdown/parse-page.mjs';
import {docsVersions, pagesOf} from '../versions.mjs';

const areasUrl = new URL('areas/', import.meta.url);

/**
 * The files of recipes, by their names.
 *
 * @type {[string, import('./kit.mjs').Area][]}
 */
export const areas = await Promise.all(
  readdirSync(areasUrl)
    .filter((file) => file.endsWith('.mjs'))
    .sort()
    .map(async (file) => [
      file.replace('.mjs', ''),
      await import(/* @vite-ignore */ new URL(file, areasUrl).href),
    ]),
);

/** The docs of the latest release. */
export const latest = docsVersions[1] ?? {name: '', folder: '', framework: ''};

/** @type {Map<string, Map<string, boolean>>} */
const headingsByFile = new Map();

/**
 * The headings of a page by their ids; the part above the first one has an empty one.
 *
 * @param {string} file the path from the project's root
 * @returns {Map<string, boolean>} whether a reader can follow them: below them, before the next
 *   heading, is a sample with a file name or a command
 */
export function headingsOf(file) {
  const known = headingsByFile.get(file);
  if (known) {
    return known;
  }
  let heading = '';
  const headings = new Map([[heading, false]]);
  headingsByFile.set(file, headings);
  visit(parsePage(readFileSync(file, 'utf8')), (node) => {
    if (node.type === 'heading' && node.depth > 1) {
      heading = String(Object(node.data).id);
      headings.set(heading, false);
    } else if (node.type === 'code') {
      const {lang, meta} = /** @type {import('mdast').Code} */ (node);
      if (lang === 'bash' || /\btitle=/u.test(meta ?? '')) {
        headings.set(heading, true);
      }
    }
  });
  return headings;
}

/**
 * Which how-to headings of each page have a recipe. Pages of the reference count if one has.
 *
 * @param {string} folder of a docs version
 * @param {import('./kit.mjs').Recipe[]} recipes
 * @returns {{page: string, tried: string[], untried: string[]}[]}
 */
export function countHeadings(folder, recipes) {
  return pagesOf(folder)
    .map((file) => {
      const page = file.slice(folder.length + 1).replace(/\.mdx?$/u, '');
      const ofPage = recipes.filter((recipe) => recipe.page === page);
      const tried = [...new Set(ofPage.map(({heading}) => heading))];
      const howTo = [...headingsOf(file)].flatMap(([id, isHowTo]) => (isHowTo ? [id] : []));
      return {page, tried, untried: howTo.filter((id) => !tried.includes(id))};
    })
    .filter(({page, tried, untried}) =>
      page.startsWith('api/') ? tried.length > 0 : tried.length + untried.length > 0,
    );
}
