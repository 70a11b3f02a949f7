import {
  showcaseSites,
  showcaseTags,
  type ShowcaseSite,
  type ShowcaseTag,
} from '@site/src/data/showcase';

/** What the reader asked for; the address bar holds the same in its query string. */
export type ShowcaseFilter = {
  query: string;
  tags: ShowcaseTag[];
  /** Whether a site needs one of the tags or all of them. */
  match: 'any' | 'all';
};

const isTag = (value: string): value is ShowcaseTag => Object.hasOwn(showcaseTags, value);

/** Reads a filter from a query string; unknown tags and modes are dropped. */
export function parseFilter(search: string): ShowcaseFilter {
  const params = new URLSearchParams(search);
  return {
    query: params.get('name') ?? '',
    tags: [...new Set(params.getAll('tags'))].filter(isTag),
    match: params.get('match') === 'all' ? 'all' : 'any',
  };
}

/** The query string of a filter, with its question mark; empty when nothing is filtered. */
export function formatFilter({query, tags, match}: ShowcaseFilter): string {
  const params = new URLSearchParams();
  if (query) {
    params.set('name', query);
  }
  tags.forEach((tag) => params.append('tags', tag));
  if (match === 'all') {
    params.set('match', match);
  }
  const search = params.toString();
  return search && `?${search}`;
}

const isFavorite = (site: ShowcaseSite) => site.tags.includes('favorite');

// Sites come sorted by name; favorites move to the front once, not at every keystroke.
const favoritesFirst = [
  ...showcaseSites.filter(isFavorite),
  ...showcaseSites.filter((site) => !isFavorite(site)),
];

/** The sites that a filter lets through, favorites first, then by name. */
export function filterSites({query, tags, match}: ShowcaseFilter): ShowcaseSite[] {
  const needle = query.trim().toLowerCase();
  return favoritesFirst.filter(
    (site) =>
      site.name.toLowerCase().includes(needle) &&
      (tags.length === 0 ||
        (match === 'all'
          ? tags.every((tag) => site.tags.includes(tag))
          : tags.some((tag) => site.tags.includes(tag)))),
  );
}
