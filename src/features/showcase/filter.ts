import {showcaseTags, type ShowcaseSite, type ShowcaseTag} from './sites';
import {filterFormat} from '@site/src/hooks/filter-format';

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
export const showcaseFilterFormat = filterFormat<ShowcaseFilter>({
  read: (params) => ({
    query: params.get('name') ?? '',
    tags: [...new Set(params.getAll('tags'))].filter(isTag),
    match: params.get('match') === 'all' ? 'all' : 'any',
  }),
  write: ({query, tags, match}) => ({name: query, tags, match: match === 'all' ? match : ''}),
});

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
