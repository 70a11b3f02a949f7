import {expect, it} from 'vitest';
import {scopeOf, searchFilterFormat} from './filter';

const {parse, format} = searchFilterFormat;
const none = {query: '', version: '', area: ''};

it('an unknown area is ignored, and other parameters are kept', () => {
  expect(parse('?area=constructor')).toEqual(none);
  expect(format({...none, query: 'x'}, '?utm=1&q=y&version=all')).toBe('?utm=1&q=x');
});

const readerTags = ['docs-default-2.0', 'docs-community-current'];
const versions = ['current', '2.0', '1.0'];

it.each([
  [{}, ['docs-default-2.0', 'docs-community-current', 'blog', 'changelog', 'pages']],
  [{version: '1.0', area: 'docs'}, ['docs-default-1.0']],
  [{version: 'none', area: 'docs'}, ['docs-default-2.0']],
  [
    {version: 'all', area: 'docs'},
    ['docs-default-current', 'docs-default-2.0', 'docs-default-1.0'],
  ],
  [{version: 'all', area: 'community'}, ['docs-community-current']],
])('the filter %j searches %j', (filter, tags) => {
  expect(scopeOf({...none, ...filter}, readerTags, versions)).toEqual(tags);
});
