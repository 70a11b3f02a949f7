import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {SitePage} from '../../content/nearest-pages/rank';
import type {BuiltPagesPlugin} from '../../framework/built-pages';
import {orderPages} from './site-pages';

/**
 * Writes the paths and titles of all public pages to `nearest-pages.json`, which the not-found page
 * fetches to suggest pages. Titles are read from the built pages, so the development server has no
 * suggestions.
 */
export default function notFound({siteConfig, baseUrl}: LoadContext): BuiltPagesPlugin {
  return {
    name: 'not-found',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'start-not-found.ts')],
    builtPages({routesBuildMetadata, outDir}) {
      const titles = new Map<string, string>();
      return {
        readPage({route, title = siteConfig.title}) {
          if (route?.endsWith('/') && !routesBuildMetadata[route]?.noIndex) {
            titles.set(route.slice(baseUrl.length), title);
          }
        },
        finish() {
          const pages = orderPages([...titles.keys()]).map((page): SitePage => [
            page,
            titles.get(page)!,
          ]);
          writeFileSync(path.join(outDir, 'nearest-pages.json'), JSON.stringify(pages));
        },
      };
    },
  };
}
