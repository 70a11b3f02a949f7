import {showcaseTags, type ShowcaseSite, type ShowcaseTag} from './sites';
import type {FilterFormat} from '@site/src/hooks/useAddressFilter';

/** What the reader asked for; the address bar holds the same in its query string. */
export type ShowcaseFilter = {
  query: string;
  tags: ShowcaseTag[];
  /** Whether a site needs one of the tags or all of them. */
  match: 'any' | 'all';
};

export const noFilter: ShowcaseFilter = {query: '', tags: [], match: 'any'};

const isTag = (value: string): value is ShowcaseTag => Object.hasOwn(showcaseTags, value);

/** `?name=jest&tags=design&tags=large&match=all`; unknown tags and modes are dropped. */
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

/** Whether a filter asks for anything; the mode alone does not. */
export const isFiltering = ({query, tags}: ShowcaseFilter): boolean =>
  query.trim() !== '' || tags.length > 0;

/** A test for sites: does the filter let this one through? */
export function siteMatcher({query, tags, match}: ShowcaseFilter): (site: ShowcaseSite) => boolean {
  const needle = query.trim().toLowerCase();
  return (site) => {
    const hasTag = (tag: ShowcaseTag) => site.tags.includes(tag);
    const isTagged = match === 'all' ? tags.every(hasTag) : tags.length === 0 || tags.some(hasTag);
    return isTagged && site.name.toLowerCase().includes(needle);
  };
}
