import {useAllDocsData, useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {areas} from '@site/src/areas';
import {useMemo} from 'react';

/**
 * The search tags of the reader's page: for each docs instance, the version they read, prefer or
 * get by default. The tag of the main docs comes first.
 */
export function useSearchContext(): string[] {
  // A string, because the hook returns a new array each time.
  const joined = useDocsContextualSearchTags().join(' ');
  return useMemo(() => {
    const isMain = (tag: string) => tag.startsWith(areas.docs.search.tag);
    const tags = joined
      .split(' ')
      .filter((tag) => isMain(tag) || tag.startsWith(areas.community.search.tag));
    return [...tags.filter(isMain), ...tags.filter((tag) => !isMain(tag))];
  }, [joined]);
}

/** The names of all areas but the docs. */
export const areaLabels = {
  community: translate({id: 'site.search.area.community', message: 'Community'}),
  blog: translate({id: 'site.search.area.blog', message: 'Blog'}),
  changelog: translate({id: 'site.search.area.changelog', message: 'Changelog'}),
  pages: translate({id: 'site.search.area.pages', message: 'Pages'}),
};

/** @returns the name of the area of a search tag, such as `Docs 3.9.2` */
export function useAreaNames(): (tag: string) => string {
  const versions = useAllDocsData().default?.versions;
  return useMemo(() => {
    const docs = (versions ?? []).map(({name, label}) => [
      `docs-default-${name}`,
      translate({id: 'site.search.area.docs', message: 'Docs {version}'}, {version: label}),
    ]);
    const names: Record<string, string> = {
      ...Object.fromEntries(docs),
      ...areaLabels,
      'docs-community-current': areaLabels.community,
    };
    return (tag) => names[tag] ?? tag;
  }, [versions]);
}
