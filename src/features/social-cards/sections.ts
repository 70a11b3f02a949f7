import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {addTrailingSlash} from '@docusaurus/utils-common';
import {areaOf} from '../../areas';

/** The part of a docs version that cards need. */
export type DocsVersion = Pick<LoadedVersion, 'path' | 'label'>;

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
    .filter(({path}) => route.startsWith(addTrailingSlash(path)))
    .sort((a, b) => b.path.length - a.path.length)[0];

/**
 * The section that a card shows above its title.
 *
 * @param sidebars the IDs of the sidebars that pages have, by their routes
 * @returns such as `API 3.9.2` or `Blog`; undefined for other pages
 */
export function sectionOf(
  route: string,
  baseUrl: string,
  versions: DocsVersion[],
  sidebars: Map<string, string>,
): string | undefined {
  const area = areaOf(route.slice(baseUrl.length));
  const label = area?.sidebars?.[sidebars.get(route) ?? ''] ?? area?.label;
  const version = versionOf(route, versions);
  return version ? `${label} ${version.label}` : label;
}
