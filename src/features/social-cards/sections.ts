import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {addTrailingSlash} from '@docusaurus/utils-common';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Index pages that a sidebar generates for its categories. */
const indexPages = (items: SidebarItem[]): string[] =>
  items.flatMap((item) => {
    if (item.type !== 'category') {
      return [];
    }
    const own = item.link?.type === 'generated-index' ? [item.link.permalink] : [];
    return [...own, ...indexPages(item.items)];
  });

/**
 * Reads which pages belong to which docs version, and which of them to the API.
 *
 * @param toRoute gives the route of a permalink, which differ in the slash at the end
 */
export function readDocsVersions(
  {loadedVersions}: LoadedContent,
  toRoute: (permalink: string) => string,
): DocsVersion[] {
  return loadedVersions.map(({path, label, isLast, docs, sidebars}) => {
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

/** A docs version, as far as cards name it. */
export type DocsVersion = {
  /** `/docs/3.9.2/` */
  path: string;
  label: string;
  isLast: boolean;
  /** Routes of the pages that are in the sidebar of the API. */
  apiRoutes: Set<string>;
};

/** Sections by the first part of a route; docs are told apart by their version. */
const sections: Record<string, string> = {
  blog: 'Blog',
  changelog: 'Changelog',
  community: 'Community',
  examples: 'Examples',
  versions: 'Versions',
};

/** First parts of the routes that keep the site's card: home, tests, debug pages, not found. */
const siteCardRoots = new Set(['', 'tests', '__docusaurus', '404.html']);

const rootOf = (route: string, baseUrl: string) => route.slice(baseUrl.length).split('/')[0]!;

/** Whether a page shows the card of the whole site rather than one of its own. */
export const keepsSiteCard = (route: string, baseUrl: string): boolean =>
  siteCardRoots.has(rootOf(route, baseUrl));

/** @param versions in any order: the one whose path says most is that of the route */
const versionOf = (route: string, versions: DocsVersion[]) =>
  versions
    .filter(({path}) => route.startsWith(path))
    .reduce<DocsVersion | undefined>(
      (longest, version) =>
        longest && longest.path.length > version.path.length ? longest : version,
      undefined,
    );

/**
 * The route whose card a page shows: its own, or that of the last version's page of which it is a
 * copy.
 *
 * @param copies routes of pages that say the same as the last version's
 */
export function cardRoute(route: string, versions: DocsVersion[], copies: Set<string>): string {
  const version = versionOf(route, versions);
  const last = versions.find(({isLast}) => isLast);
  return version && last && copies.has(route)
    ? last.path + route.slice(version.path.length)
    : route;
}

/**
 * What a card says of the place of its page.
 *
 * @returns such as `API 3.9.2` or `Blog`; nothing for pages of no section
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
  return sections[rootOf(route, baseUrl)];
}
