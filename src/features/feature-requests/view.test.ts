import {expect, it} from 'vitest';
import {requestPath, viewOf} from './address';

const root = '/base/feature-requests/';

it.each(['', 'index.html'])('%j below the root is the list', (rest) => {
  expect(viewOf(root + rest, root)).toEqual({kind: 'list'});
});

it('the root without its slash is the list', () => {
  expect(viewOf('/base/feature-requests', root)).toEqual({kind: 'list'});
});

it.each(['969', '969/', '969/index.html'])('%j is a request', (rest) => {
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

it('the path of a request is read as that request', () => {
  const view = viewOf(`${root}776/`, root);
  expect(view.kind === 'request' && requestPath(view.request, root)).toBe(`${root}776/`);
});
