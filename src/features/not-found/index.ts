import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addTrailingSlash} from '@docusaurus/utils-common';
import {contentOf} from '../all-content';
import {readPageHead} from '../social-cards/page-head';
import {type DocsVersion, orderPages, type SitePage} from './site-pages';

/**
 * Writes paths and titles of the pages for readers to `nearest-pages.json`, which the not-found page
 * asks for when it is shown. The titles are those of the built pages, whatever made them; the
 * development server has none, and its not-found page does without.
 */
export default function nearestPages({siteConfig, baseUrl}: LoadContext): Plugin {
  const titleEnd = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
  let versions: DocsVersion[] = [];

  return {
    name: 'not-found',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'start-not-found.ts')],
    async allContentLoaded({allContent}) {
      versions = contentOf(allContent, 'docs').loadedVersions.map((version) => ({
        root: addTrailingSlash(version.path).slice(baseUrl.length),
        isLast: version.isLast,
        isCurrent: version.versionName === 'current',
      }));
    },
    async postBuild({routesPaths, routesBuildMetadata, outDir}) {
      const routes = [...new Set(routesPaths)].filter(
        (route) => route.endsWith('/') && !routesBuildMetadata[route]?.noIndex,
      );
      const readTitle = (page: string): string => {
        const html = readFileSync(path.join(outDir, page, 'index.html'), 'utf8');
        const {title = siteConfig.title} = readPageHead(html, page);
        return title.endsWith(titleEnd) ? title.slice(0, -titleEnd.length) : title;
      };
      const {docsRoots, paths} = orderPages(
        routes.map((route) => route.slice(baseUrl.length)),
        versions,
      );
      const pages = paths.map((page): SitePage => [page, readTitle(page)]);
      // Before any `await`: the plugin of the offline app, which runs beside this one, notes all files.
      writeFileSync(path.join(outDir, 'nearest-pages.json'), JSON.stringify({docsRoots, pages}));
    },
  };
}
