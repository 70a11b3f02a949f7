import {showcaseSites} from './sites';
import {describe, expect, it} from 'vitest';
import {
  isFiltering,
  noFilter,
  showcaseFilterFormat as format,
  siteMatcher,
  type ShowcaseFilter,
} from './filter';

const found = (filter: Partial<ShowcaseFilter>) =>
  showcaseSites.filter(siteMatcher({...noFilter, ...filter}));

describe('filtering', () => {
  it('shows everything when nothing is asked for', () => {
    expect(found({})).toEqual(showcaseSites);
    expect(found({match: 'all'})).toEqual(showcaseSites);
  });

  it('finds a name whatever its case and surrounding spaces', () => {
    const names = found({query: '  JEST '}).map(({name}) => name);
    expect(names).toContain('Jest');
    expect(names.length).toBeLessThan(5);
  });

  it('needs one of the tags, or all of them', () => {
    const either = showcaseSites.filter(({tags}) => tags.includes('i18n') || tags.includes('rtl'));
    const both = showcaseSites.filter(({tags}) => tags.includes('i18n') && tags.includes('large'));
    expect(found({tags: ['i18n', 'rtl'], match: 'any'})).toEqual(either);
    expect(found({tags: ['i18n', 'large'], match: 'all'})).toEqual(both);
    expect(both.length).toBeGreaterThan(0);
  });

  it('needs the name and the tags', () => {
    expect(found({query: 'jest', tags: ['rtl']})).toEqual([]);
  });

  it.each<[Partial<ShowcaseFilter>, boolean]>([
    [{}, false],
    [{query: ' '}, false],
    [{match: 'all'}, false],
    [{query: 'a'}, true],
    [{tags: ['rtl']}, true],
  ])('%o asks for something: %s', (filter, expected) => {
    expect(isFiltering({...noFilter, ...filter})).toBe(expected);
  });
});

describe('the address bar', () => {
  it.each<[ShowcaseFilter, string]>([
    [noFilter, ''],
    [
      {query: 'a b&c ', tags: ['i18n', 'large'], match: 'all'},
      '?name=a+b%26c+&tags=i18n&tags=large&match=all',
    ],
  ])('holds %o', (filter, search) => {
    expect(format.format(filter, '')).toBe(search);
    expect(format.parse(search)).toEqual(filter);
  });

  it('keeps what belongs to others', () => {
    expect(format.format(noFilter, '?offlineMode=true&name=a&tags=rtl')).toBe('?offlineMode=true');
  });

  it('drops what it does not know', () => {
    expect(format.parse('?tags=i18n&tags=i18n&tags=nope&tags=toString&match=most')).toEqual({
      ...noFilter,
      tags: ['i18n'],
    });
  });
});
