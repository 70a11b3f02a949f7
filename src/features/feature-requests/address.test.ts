import {expect, it} from 'vitest';
import {
  noRequestFilter,
  type RequestFilter,
  requestFilterFormat,
  requestMatcher,
  viewOf,
} from './address';
import {readRequests} from './read-requests';
import {requestsOf} from './requests';

const featureRequests = requestsOf(readRequests());

const found = (filter: Partial<RequestFilter>) =>
  featureRequests.filter(requestMatcher({...noRequestFilter, ...filter})).map(({id}) => id);

it.each<[Partial<RequestFilter>, string[]]>([
  [{query: ' pdf '}, ['pdf']],
  [{query: 'Wrangler'}, ['cloudflare']],
])('%o finds %o', (filter, ids) => {
  expect(found(filter)).toEqual(ids);
});

it('ignores an unknown state', () => {
  expect(requestFilterFormat.parse('?state=done')).toEqual(noRequestFilter);
});

const root = '/base/feature-requests/';

it.each<[string, {shown?: string; unknownPath?: string}]>([
  ['/base/feature-requests', {}],
  [root, {}],
  [`${root}index.html`, {}],
  [`${root}969`, {shown: 'pdf'}],
  [`${root}5201/`, {shown: 'local-search'}],
  [`${root}1/`, {unknownPath: '1'}],
  [`${root}0969/`, {unknownPath: '0969'}],
  [`${root}p/some-topic/`, {unknownPath: 'p/some-topic'}],
  [`${root}969/more/`, {unknownPath: '969/more'}],
])('%s shows %o', (pathname, {shown, unknownPath}) => {
  const view = viewOf(pathname, root, featureRequests);
  expect(view.request?.id).toBe(shown);
  expect(view.unknownPath).toBe(unknownPath);
});
