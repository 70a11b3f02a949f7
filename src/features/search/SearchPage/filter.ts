import {areas as siteAreas, otherPages, type Area} from '@site/src/areas';
import type {FilterFormat} from '@site/src/hooks/useAddressFilter';
import {areaWeights} from '../tuning';

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

const parameters = {query: 'q', version: 'version', area: 'area'} as const;

/** `?q=deploy&version=3.8.1&area=docs` */
export const searchFilterFormat: FilterFormat<SearchFilter> = {
  parse(search) {
    const params = new URLSearchParams(search);
    const area = params.get(parameters.area) ?? '';
    return {
      query: params.get(parameters.query) ?? '',
      version: params.get(parameters.version) ?? '',
      area: Object.hasOwn(areas, area) ? area : '',
    };
  },
  format(filter, search) {
    const params = new URLSearchParams(search);
    for (const [field, name] of Object.entries(parameters)) {
      const value = filter[field as keyof SearchFilter];
      if (value) {
        params.set(name, value);
      } else {
        params.delete(name);
      }
    }
    const formatted = params.toString();
    return formatted && `?${formatted}`;
  },
};

/**
 * The search tags for a filter.
 *
 * @param filter
 * @param own the tags of the reader's page, the docs version first
 * @param versions names of all docs versions
 */
export function scopeOf(
  {version, area}: SearchFilter,
  own: string[],
  versions: string[],
): string[] {
  const [ownDocs = '', ...others] = own;
  const docs =
    version === 'all'
      ? versions.map((name) => areas.docs + name)
      : [versions.includes(version) ? areas.docs + version : ownDocs];
  return [...docs, ...others, ...Object.keys(areaWeights)].filter((tag) =>
    tag.startsWith(areas[area] ?? ''),
  );
}
