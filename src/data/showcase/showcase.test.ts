import {describe, expect, it} from 'vitest';
import {
  filterSites,
  formatFilter,
  parseFilter,
  type ShowcaseFilter,
} from '../../pages/showcase/_filter';
import {showcaseSites, showcaseTags} from '.';

const everything: ShowcaseFilter = {query: '', tags: [], match: 'any'};

describe('the data', () => {
  it('lists every site once', () => {
    expect(new Set(showcaseSites.map(({name}) => name)).size).toBe(showcaseSites.length);
    expect(new Set(showcaseSites.map(({url}) => url)).size).toBe(showcaseSites.length);
  });

  it('is sorted by name', () => {
    const names = showcaseSites.map(({name}) => name);
    const sorted = [...names].sort((a, b) => a.localeCompare(b, 'en', {sensitivity: 'base'}));
    expect(names).toEqual(sorted);
  });

  it('uses known tags and full addresses', () => {
    for (const {name, url, source, tags} of showcaseSites) {
      expect(new Set(tags).size, name).toBe(tags.length);
      expect(Object.keys(showcaseTags), name).toEqual(expect.arrayContaining(tags));
      expect(new URL(url).protocol, name).toMatch(/^https?:$/);
      expect(tags.includes('opensource') && !source, name).toBe(false);
      if (source) {
        expect(new URL(source).protocol, name).toBe('https:');
      }
    }
  });
});

describe('filtering', () => {
  it('shows everything, favorites first', () => {
    const sites = filterSites(everything);
    const favorites = showcaseSites.filter(({tags}) => tags.includes('favorite'));
    expect(sites).toHaveLength(showcaseSites.length);
    expect(sites.slice(0, favorites.length)).toEqual(favorites);
  });

  it('finds a name whatever its case and surrounding spaces', () => {
    const found = filterSites({...everything, query: '  JEST '}).map(({name}) => name);
    expect(found).toContain('Jest');
    expect(found.length).toBeLessThan(5);
  });

  it('needs one of the tags, or all of them', () => {
    const tags = ['i18n', 'rtl'] as const;
    const any = filterSites({query: '', tags: [...tags], match: 'any'});
    const all = filterSites({query: '', tags: [...tags], match: 'all'});
    expect(any.every((site) => tags.some((tag) => site.tags.includes(tag)))).toBe(true);
    expect(all.every((site) => tags.every((tag) => site.tags.includes(tag)))).toBe(true);
    expect(any.length).toBeGreaterThan(all.length);
  });
});

describe('the address bar', () => {
  it.each<[ShowcaseFilter, string]>([
    [everything, ''],
    [
      {query: 'a b&c', tags: ['i18n', 'large'], match: 'all'},
      '?name=a+b%26c&tags=i18n&tags=large&match=all',
    ],
  ])('holds %o', (filter, search) => {
    expect(formatFilter(filter)).toBe(search);
    expect(parseFilter(search)).toEqual(filter);
  });

  it('drops what it does not know', () => {
    expect(parseFilter('?tags=i18n&tags=i18n&tags=nope&tags=toString&match=most')).toEqual({
      ...everything,
      tags: ['i18n'],
    });
  });
});
