import {areas as siteAreas, otherPages, type Area} from '@site/src/areas';
import {filterFormat} from '@site/src/hooks/filter-format';
import {otherTags} from '../tuning';

/** The reader's search, which is also in the query string. */
export type SearchFilter = {
  query: string;
  /** The name of a docs version, or `all`; empty for the reader's version. */
  version: string;
  /** One of `areas`; empty for all of them. */
  area: string;
};

/** Areas of the site that can be searched separately, with the prefix of their search tags. */
export const areas: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries<Area>(siteAreas).flatMap(([id, {search}]) => (search ? [[id, search.tag]] : [])),
  ),
  pages: otherPages.tag,
};

/** `?q=deploy&version=3.8.1&area=docs` */
export const searchFilterFormat = filterFormat<SearchFilter>({
  read(params) {
    const area = params.get('area') ?? '';
    return {
      query: params.get('q') ?? '',
      version: params.get('version') ?? '',
      area: Object.hasOwn(areas, area) ? area : '',
    };
  },
  write: ({query, version, area}) => ({q: query, version, area}),
});

/**
 * The search tags for a filter.
 *
 * @param filter
 * @param readerTags of the reader's page, the docs version first
 * @param versions names of all docs versions
 */
export function scopeOf(
  {version, area}: SearchFilter,
  readerTags: string[],
  versions: string[],
): string[] {
  const [readerDocs = '', ...others] = readerTags;
  const docs =
    version === 'all'
      ? versions.map((name) => areas.docs + name)
      : [versions.includes(version) ? areas.docs + version : readerDocs];
  return [...docs, ...others, ...otherTags].filter((tag) => tag.startsWith(areas[area] ?? ''));
}
