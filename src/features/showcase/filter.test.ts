import {showcaseSites} from './sites';
import {expect, it} from 'vitest';
import {noFilter, showcaseFilterFormat, siteMatcher, type ShowcaseFilter} from './filter';

const found = (filter: Partial<ShowcaseFilter>) =>
  showcaseSites.filter(siteMatcher({...noFilter, ...filter}));

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

it('ignores unknown values of the query string', () => {
  const filter = showcaseFilterFormat.parse(
    '?tags=i18n&tags=i18n&tags=nope&tags=toString&match=most',
  );
  expect(filter).toEqual({...noFilter, tags: ['i18n']});
});
