import {showcaseTags, type ShowcaseSite, type ShowcaseTag} from './sites';
import type {FilterFormat} from '@site/src/hooks/useAddressFilter';

/** The reader's filter, which is also in the query string. */
export type ShowcaseFilter = {
  query: string;
  tags: ShowcaseTag[];
  /** Whether a site needs one of the tags or all of them. */
  match: 'any' | 'all';
};

export const noFilter: ShowcaseFilter = {query: '', tags: [], match: 'any'};

const isTag = (value: string): value is ShowcaseTag => Object.hasOwn(showcaseTags, value);

/** Such as `?name=jest&tags=design&tags=large&match=all`. Unknown tags and modes are ignored. */
export const showcaseFilterFormat: FilterFormat<ShowcaseFilter> = {
  parse(search) {
    const params = new URLSearchParams(search);
    return {
      query: params.get('name') ?? '',
      tags: [...new Set(params.getAll('tags'))].filter(isTag),
      match: params.get('match') === 'all' ? 'all' : 'any',
    };
  },
  format({query, tags, match}, search) {
    const params = new URLSearchParams(search);
    ['name', 'tags', 'match'].forEach((name) => params.delete(name));
    if (query) {
      params.set('name', query);
    }
    tags.forEach((tag) => params.append('tags', tag));
    if (match === 'all') {
      params.set('match', match);
    }
    const formatted = params.toString();
    return formatted && `?${formatted}`;
  },
};

/** Whether a filter has a query or tags. The mode alone doesn't filter. */
export const isFiltering = ({query, tags}: ShowcaseFilter): boolean =>
  query.trim() !== '' || tags.length > 0;

/** Creates a function that tests whether a site matches the filter. */
export function siteMatcher({query, tags, match}: ShowcaseFilter): (site: ShowcaseSite) => boolean {
  const needle = query.trim().toLowerCase();
  return (site) => {
    const hasTag = (tag: ShowcaseTag) => site.tags.includes(tag);
    const isTagged = match === 'all' ? tags.every(hasTag) : tags.length === 0 || tags.some(hasTag);
    const hasWords = [site.name, site.description].some((text) =>
      text.toLowerCase().includes(needle),
    );
    return isTagged && hasWords;
  };
}
