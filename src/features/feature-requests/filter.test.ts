import {featureRequests} from './requests';
import {describe, expect, it} from 'vitest';
import {
  noRequestFilter,
  type RequestFilter,
  requestFilterFormat as format,
  requestMatcher,
} from './address';

const found = (filter: Partial<RequestFilter>) =>
  featureRequests.filter(requestMatcher({...noRequestFilter, ...filter})).map(({issue}) => issue);

describe('filtering', () => {
  it('shows everything when nothing is asked for', () => {
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

describe('the address bar', () => {
  it.each<[RequestFilter, string]>([
    [noRequestFilter, ''],
    [{query: 'a b', state: 'open'}, '?title=a+b&state=open'],
    [{query: '', state: 'closed'}, '?state=closed'],
  ])('holds %o', (filter, search) => {
    expect(format.format(filter, '')).toBe(search);
    expect(format.parse(search)).toEqual(filter);
  });

  it('keeps what belongs to others, and drops an unknown state', () => {
    expect(format.format(noRequestFilter, '?offlineMode=true&state=open')).toBe(
      '?offlineMode=true',
    );
    expect(format.parse('?state=done')).toEqual(noRequestFilter);
  });
});
