import {readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createMatcher} from '@docusaurus/utils';
import {readPage} from './read-page';
import {writeIndex} from './write-index';

type Options = {
  /** Routes with the base URL whose pages are not searched, as globs. */
  ignorePatterns: string[];
};

/**
 * Writes the index of the embedded search from the pages that were built. With hosted search
 * configured there is nothing to write.
 */
export default function searchIndex(
  {siteConfig}: LoadContext,
  {ignorePatterns}: Options,
): Plugin | null {
  if (siteConfig.themeConfig.algolia) {
    return null;
  }
  const isIgnored = createMatcher(ignorePatterns);
  return {
    name: 'search-index',
    async postBuild({routesPaths, outDir, baseUrl}) {
      const start = Date.now();
      const routes = [...new Set(routesPaths)].filter(
        (route) => !route.endsWith('.html') && !isIgnored(route),
      );
      // No `await` before the files are there: plugins run side by side from the first one on, and
      // that of the offline app lists all files.
      const pages = routes.flatMap((route) => {
        const file = path.join(outDir, route.slice(baseUrl.length), 'index.html');
        return readPage(readFileSync(file, 'utf8'), route) ?? [];
      });
      const {tags} = writeIndex(pages, outDir);
      logger.info(
        `Search index: ${pages.length} pages with ${Object.keys(tags).length} tags in ${Date.now() - start} ms.`,
      );
    },
  };
}
