import {describe, expect, it} from 'vitest';
import {
  noRequestFilter,
  type RequestFilter,
  requestFilterFormat as format,
  requestMatcher,
  viewOf,
} from './address';
import {readRequests} from './read-requests';
import {requestsOf} from './requests';

const featureRequests = requestsOf(readRequests());

const found = (filter: Partial<RequestFilter>) =>
  featureRequests.filter(requestMatcher({...noRequestFilter, ...filter})).map(({id}) => id);

describe('filtering', () => {
  it('shows everything without a filter', () => {
    expect(found({})).toHaveLength(featureRequests.length);
  });

  it.each<[Partial<RequestFilter>, string[]]>([
    [{query: ' pdf '}, ['pdf']],
    [{query: '#5201'}, ['local-search']],
    [{query: 'Wrangler'}, ['cloudflare']],
    [{query: 'wrangler', state: 'closed'}, []],
  ])('%o finds %o', (filter, ids) => {
    expect(found(filter)).toEqual(ids);
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
  expect(viewOf(root + rest, root, featureRequests)).toEqual({});
});

it('the root without a trailing slash shows the list', () => {
  expect(viewOf('/base/feature-requests', root, featureRequests)).toEqual({});
});

it.each([
  ['969', 'pdf'],
  ['969/index.html', 'pdf'],
  ['776/', 'local-search'],
  ['5201/', 'local-search'],
])('%j shows the request %s', (rest, id) => {
  expect(viewOf(root + rest, root, featureRequests)).toMatchObject({request: {id}});
});

it.each([
  ['1/', '1'],
  ['0969/', '0969'],
  ['p/some-topic/', 'p/some-topic'],
  ['969/more/', '969/more'],
])('%j is unknown', (rest, path) => {
  expect(viewOf(root + rest, root, featureRequests)).toEqual({unknownPath: path});
});
