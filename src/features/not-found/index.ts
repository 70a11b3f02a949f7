import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {addTrailingSlash} from '@docusaurus/utils-common';
import type {SitePage} from '../../content/nearest-pages/rank';
import {docsVersions} from '../../content/pages';
import type {BuiltPagesPlugin} from '../../framework/built-pages';
import {type DocsVersion, orderPages} from './site-pages';

/**
 * Writes the paths and titles of all public pages to `nearest-pages.json`, which the not-found page
 * fetches to suggest pages. Titles are read from the built pages, so the development server has no
 * suggestions.
 */
export default function notFound({siteConfig, baseUrl}: LoadContext): BuiltPagesPlugin {
  let versions: DocsVersion[] = [];

  return {
    name: 'not-found',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'start-not-found.ts')],
    async allContentLoaded({allContent}) {
      versions = docsVersions(allContent).map((version) => ({
        root: addTrailingSlash(version.path).slice(baseUrl.length),
        isLast: version.isLast,
      }));
    },
    builtPages({routesBuildMetadata, outDir}) {
      const titles = new Map<string, string>();
      return {
        readPage({route, title = siteConfig.title}) {
          if (route?.endsWith('/') && !routesBuildMetadata[route]?.noIndex) {
            titles.set(route.slice(baseUrl.length), title);
          }
        },
        finish() {
          const {docsRoots, paths} = orderPages([...titles.keys()], versions);
          const pages = paths.map((page): SitePage => [page, titles.get(page)!]);
          writeFileSync(
            path.join(outDir, 'nearest-pages.json'),
            JSON.stringify({docsRoots, pages}),
          );
        },
      };
    },
  };
}
