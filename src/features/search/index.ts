import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {createMatcher, normalizeUrl} from '@docusaurus/utils';
import {linkTargets} from '../../content/link-targets';
import {readPages} from '../../content/pages';
import {chunkFiles} from '../../framework/loading/chunk-files';
import type {EarlyPlugin} from '../../framework/loading/page-start';
import {replaceCode} from '../../framework/seams';
import {readBuiltPage} from './build/read-built-page';
import {indexPage, type IndexedPage} from './build/index-page';
import {writeIndex} from './build/write-index';

/** What client.ts and theme/SearchBar load when the search opens, the worker first. */
const codeChunks = ['search-worker', 'search-modal', 'search-client'];

/** The dialog of hosted search stays as it is, apart from the first one: the theme's styles belong to it. */
const modalSeams = ['probeForEval', 'modalMarkup', 'askLast'] as const;

type Options = {
  /** Globs of routes, including the base URL, whose pages aren't searchable. */
  ignorePatterns: string[];
};

/**
 * Search without a service: the index, the search bar and `/search/`. If hosted search is
 * configured, the Algolia theme provides these, and this plugin only checks what the modal stored.
 */
export default function search(context: LoadContext, {ignorePatterns}: Options): EarlyPlugin {
  const {siteConfig, baseUrl, generatedFilesDir} = context;
  if (siteConfig.themeConfig.algolia) {
    return {
      name: 'search',
      configureWebpack: () => ({module: {rules: [replaceCode('probeForEval')]}}),
      getClientModules: () => [path.join(__dirname, 'modal/prepare-storage.ts')],
    };
  }
  const isIgnored = createMatcher(ignorePatterns);
  let content: IndexedPage[] = [];

  return {
    name: 'search',
    configureWebpack: () => ({module: {rules: modalSeams.map((name) => replaceCode(name))}}),
    getThemePath: () => path.join(__dirname, 'theme'),
    contentLoaded({actions}) {
      actions.addRoute({
        path: normalizeUrl([baseUrl, 'search/']),
        component: '@site/src/features/search/SearchPage/index.tsx',
        exact: true,
      });
    },
    getEarlyModules() {
      // Only the finished build knows the names of its scripts.
      const code = chunkFiles(generatedFilesDir)(codeChunks);
      const [worker] = codeChunks.map((name) => {
        const url = code.find((each) => each.includes(`/${name}.`));
        if (!url) {
          throw new Error(`Search: the build has no script "${name}", which opening it fetches.`);
        }
        return url;
      });
      const early = JSON.stringify(path.join(__dirname, 'field/open-early.ts'));
      const file = path.join(generatedFilesDir, 'open-search-early.js');
      writeFileSync(
        file,
        `import {openEarly} from ${early};\nopenEarly(${JSON.stringify(code)}, ${JSON.stringify(worker)});\n`,
      );
      return [file];
    },
    async allContentLoaded({allContent}) {
      if (process.env.NODE_ENV === 'production') {
        const pages = readPages(allContent, context);
        const findTarget = linkTargets(pages);
        content = pages.filter(({isListed}) => isListed).map((page) => indexPage(page, findTarget));
      }
    },
    builtPages({outDir, routesBuildMetadata}) {
      const known = new Set(content.map(({permalink}) => permalink));
      const indexedPages = content.filter(
        ({permalink}) => !routesBuildMetadata[permalink]?.noIndex,
      );
      return {
        readPage({route, html, title}) {
          const isPage =
            route &&
            !known.has(route) &&
            !route.endsWith('.html') &&
            !routesBuildMetadata[route]?.noIndex &&
            !isIgnored(route);
          const indexed = isPage && readBuiltPage(html, route, title ?? route);
          if (indexed) {
            indexedPages.push(indexed);
          }
        },
        finish: () => writeIndex(indexedPages, outDir),
      };
    },
  };
}
