import {describe, expect, it} from 'vitest';
import {
  noRequestFilter,
  type RequestFilter,
  requestFilterFormat as format,
  requestMatcher,
  requestPath,
  viewOf,
} from './address';
import {featureRequests} from './requests';

const found = (filter: Partial<RequestFilter>) =>
  featureRequests.filter(requestMatcher({...noRequestFilter, ...filter})).map(({issue}) => issue);

describe('filtering', () => {
  it('shows everything without a filter', () => {
    expect(found({})).toHaveLength(featureRequests.length);
  });

  it.each<[Partial<RequestFilter>, number[]]>([
    [{query: ' pdf '}, [969]],
    [{query: '#969'}, [969]],
    [{query: 'search'}, [776, 5201]],
    [{query: 'search', state: 'open'}, []],
    [{query: 'sidebar', state: 'closed'}, [410, 827, 8223, 11855]],
  ])('%o finds %o', (filter, issues) => {
    expect(found(filter)).toEqual(issues);
  });
});

describe('the query string', () => {
  it.each<[RequestFilter, string]>([
    [noRequestFilter, ''],
    [{query: 'a b', state: 'open'}, '?title=a+b&state=open'],
    [{query: '', state: 'closed'}, '?state=closed'],
  ])('stores %o', (filter, search) => {
    expect(format.format(filter, '')).toBe(search);
    expect(format.parse(search)).toEqual(filter);
  });

  it('keeps other parameters and drops an unknown state', () => {
    expect(format.format(noRequestFilter, '?offlineMode=true&state=open')).toBe(
      '?offlineMode=true',
    );
    expect(format.parse('?state=done')).toEqual(noRequestFilter);
  });
});

const root = '/base/feature-requests/';

it.each(['', 'index.html'])('%j under the root shows the list', (rest) => {
  expect(viewOf(root + rest, root)).toEqual({kind: 'list'});
});

it('the root without a trailing slash shows the list', () => {
  expect(viewOf('/base/feature-requests', root)).toEqual({kind: 'list'});
});

it.each(['969', '969/', '969/index.html'])('%j shows a request', (rest) => {
  expect(viewOf(root + rest, root)).toMatchObject({kind: 'request', request: {issue: 969}});
});

it.each([
  ['1/', '1'],
  ['0969/', '0969'],
  ['p/some-topic/', 'p/some-topic'],
  ['969/more/', '969/more'],
])('%j is unknown', (rest, path) => {
  expect(viewOf(root + rest, root)).toEqual({kind: 'unknown', path});
});

it('the path of a request shows that request', () => {
  const view = viewOf(`${root}776/`, root);
  expect(view.kind === 'request' && requestPath(view.request, root)).toBe(`${root}776/`);
});
