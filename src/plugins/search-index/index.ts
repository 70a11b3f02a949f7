import {readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createMatcher} from '@docusaurus/utils';
import {readPage} from './read-page';
import {readQuestions} from './read-questions';
import {writeIndex} from './write-index';

type Options = {
  /** Routes with the base URL whose pages are not searched, as globs. */
  ignorePatterns: string[];
  /**
   * Folder with a YAML file for each doc id, which lists what readers ask and the heading that
   * answers it: who asks in such words shall find the section, though it says it in others.
   */
  questions: string;
};

/**
 * Writes the index of the embedded search from the pages that were built. With hosted search
 * configured there is nothing to write.
 */
export default function searchIndex(
  {siteConfig, siteDir}: LoadContext,
  {ignorePatterns, questions}: Options,
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
      const {tags} = writeIndex(pages, outDir, (docId) =>
        readQuestions(path.join(siteDir, questions), docId),
      );
      logger.info(
        `Search index: ${pages.length} pages with ${Object.keys(tags).length} tags in ${Date.now() - start} ms.`,
      );
    },
  };
}
