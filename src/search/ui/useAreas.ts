import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {useMemo} from 'react';

const otherAreas: Record<string, string> = {
  'docs-community-current': translate({id: 'site.search.area.community', message: 'Community'}),
  blog: translate({id: 'site.search.area.blog', message: 'Blog'}),
  changelog: translate({id: 'site.search.area.changelog', message: 'Changelog'}),
  pages: translate({id: 'site.search.area.pages', message: 'Pages'}),
};

/** @returns what names the part of the site that a search tag stands for, such as `Docs 3.9.2` */
export function useAreas(): (tag: string) => string {
  const versions = useAllDocsData().default?.versions;
  return useMemo(() => {
    const docs = Object.fromEntries(
      (versions ?? []).map(({name, label}) => [
        `docs-default-${name}`,
        translate({id: 'site.search.area.docs', message: 'Docs {version}'}, {version: label}),
      ]),
    );
    const areas: Record<string, string> = {...docs, ...otherAreas};
    return (tag) => areas[tag] ?? tag;
  }, [versions]);
}
