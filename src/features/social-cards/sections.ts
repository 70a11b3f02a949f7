import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {addTrailingSlash} from '@docusaurus/utils-common';
import {areaOf} from '../../areas';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The generated index pages of a sidebar's categories. */
const indexPages = (items: SidebarItem[]): string[] =>
  items.flatMap((item) => {
    if (item.type !== 'category') {
      return [];
    }
    const own = item.link?.type === 'generated-index' ? [item.link.permalink] : [];
    return [...own, ...indexPages(item.items)];
  });

/**
 * Collects the docs versions and the routes of their API pages.
 *
 * @param toRoute converts a permalink to a route, which can differ in the trailing slash
 */
export function readDocsVersions(
  versions: LoadedVersion[],
  toRoute: (permalink: string) => string,
): DocsVersion[] {
  return versions.map(({path, label, isLast, docs, sidebars}) => {
    const apiDocs = docs.filter(({sidebar}) => sidebar === 'api');
    const apiPages = [
      ...apiDocs.map(({permalink}) => permalink),
      ...indexPages(sidebars.api ?? []),
    ];
    return {
      path: addTrailingSlash(path),
      label,
      isLast,
      apiRoutes: new Set(apiPages.map(toRoute)),
    };
  });
}

/** The data about a docs version that cards need. */
export type DocsVersion = {
  /** `/docs/3.9.2/` */
  path: string;
  label: string;
  isLast: boolean;
  /** Routes of the pages in the API sidebar. */
  apiRoutes: Set<string>;
};

/** The home page and the page for missing ones, which have no area. */
const siteCardPages = new Set(['', '404.html']);

/** Whether a page gets the site's card rather than one of its own. */
export function keepsSiteCard(route: string, baseUrl: string): boolean {
  const page = route.slice(baseUrl.length);
  return siteCardPages.has(page) || areaOf(page)?.hasSiteCard === true;
}

/** @param versions in any order; the longest matching path wins */
const versionOf = (route: string, versions: DocsVersion[]) =>
  versions
    .filter(({path}) => route.startsWith(path))
    .sort((a, b) => b.path.length - a.path.length)[0];

/**
 * The route whose card a page shows: its own, or that of an identical page in the latest version.
 *
 * @param copies routes of pages that are identical in the latest version
 */
export function cardRoute(route: string, versions: DocsVersion[], copies: Set<string>): string {
  const version = versionOf(route, versions);
  const last = versions.find(({isLast}) => isLast);
  return version && last && copies.has(route)
    ? last.path + route.slice(version.path.length)
    : route;
}

/**
 * The section that a card shows above its title.
 *
 * @returns such as `API 3.9.2` or `Blog`; undefined for other pages
 */
export function sectionOf(
  route: string,
  baseUrl: string,
  versions: DocsVersion[],
): string | undefined {
  const version = versionOf(route, versions);
  if (version) {
    return `${version.apiRoutes.has(route) ? 'API' : 'Docs'} ${version.label}`;
  }
  return areaOf(route.slice(baseUrl.length))?.label;
}
