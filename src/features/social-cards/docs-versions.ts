import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {addTrailingSlash} from '@docusaurus/utils-common';
import type {DocsVersion} from './sections';

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
