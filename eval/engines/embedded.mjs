// @ts-check
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runnerImport} from 'vite';
import {BUILD_DIR} from '../../scripts/lib/paths.mjs';

/** @param {string} file below the build @returns {Promise<any>} */
const read = async (file) => JSON.parse(readFileSync(path.join(BUILD_DIR, file), 'utf8'));

/** @param {import('../../src/search/index-format').ShardFile} file */
const readShard = ({name}) => read(`search-index/${name}`);

/** @type {import('../../src/search/engine/index-loader').IndexLoader} */
export const loader = {
  manifest: () => read('search-index.json'),
  headings: readShard,
  text: readShard,
  code: readShard,
  meanings: readShard,
};

/**
 * The site's own search, over the index of the build that is there.
 *
 * @param {string[]} tags of the page that the reader is on
 * @returns {Promise<(query: string) => Promise<string[]>>} gives the paths of pages, best first
 */
export async function embeddedSearch(tags) {
  const {module} = await runnerImport(path.resolve('src/search/engine/search-index.ts'));
  const {searchIndex} = /** @type {typeof import('../../src/search/engine/search-index')} */ (
    module
  );
  const engine = searchIndex(loader);
  return async (query) => {
    const {hits} = await engine.search({
      query,
      context: {tags, locale: 'en'},
      limit: 100,
      complete: true,
    });
    return [...new Set(hits.map(({url}) => url.replace(/#.*/u, '')))];
  };
}
