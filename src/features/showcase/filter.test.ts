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
  it('ignores case and surrounding spaces in names', () => {
    const names = found({query: '  JEST '}).map(({name}) => name);
    expect(names).toContain('Jest');
    expect(names.length).toBeLessThan(5);
  });

  it('finds words of descriptions', () => {
    const site = showcaseSites.at(-1)!;
    expect(found({query: site.description.toUpperCase()})).toEqual([site]);
  });

  it('matches both the name and the tags', () => {
    expect(found({query: 'jest', tags: ['rtl']})).toEqual([]);
  });

  it.each<[Partial<ShowcaseFilter>, boolean]>([
    [{}, false],
    [{query: ' '}, false],
    [{match: 'all'}, false],
    [{query: 'a'}, true],
    [{tags: ['rtl']}, true],
  ])('%o is active: %s', (filter, expected) => {
    expect(isFiltering({...noFilter, ...filter})).toBe(expected);
  });
});

describe('the query string', () => {
  it.each<[ShowcaseFilter, string]>([
    [noFilter, ''],
    [
      {query: 'a b&c ', tags: ['i18n', 'large'], match: 'all'},
      '?name=a+b%26c+&tags=i18n&tags=large&match=all',
    ],
  ])('stores %o', (filter, search) => {
    expect(format.format(filter, '')).toBe(search);
    expect(format.parse(search)).toEqual(filter);
  });

  it('ignores unknown values', () => {
    expect(format.parse('?tags=i18n&tags=i18n&tags=nope&tags=toString&match=most')).toEqual({
      ...noFilter,
      tags: ['i18n'],
    });
  });
});
