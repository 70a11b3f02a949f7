import {beforeEach, expect, it, vi} from 'vitest';
import {sameSitePath, withSingleSlashes} from './same-site-path';

const origin = 'https://docs.test';

beforeEach(() => void vi.stubGlobal('location', new URL('/a/', origin)));

it.each([
  ['/docs/?a=1#b', '/docs/?a=1#b'],
  ['https://docs.test/docs/', '/docs/'],
  ['/docs//3.9.2///cli//', '/docs/3.9.2/cli/'],
  ['https://docs.test//evil.test/', '/evil.test/'],
  ['/.//evil.test/', '/evil.test/'],
  ['/%5Cevil.test/', '/evil.test/'],
  ['//evil.test/', undefined],
  ['/\\evil.test/', undefined],
  ['/\t/evil.test/', undefined],
  ['javascript:alert(1)', undefined],
  ['https://docs.test.evil.test/', undefined],
  ['http://[', undefined],
  ['/%E0%A4%A/', undefined],
  ['/docs/#100%', undefined],
  ['/search/?q=100%', '/search/?q=100%'],
])('the path of %j on this site is %j', (address, path) => {
  expect(sameSitePath(address)).toBe(path);
});

it.each([
  '/',
  '/docs//cli/',
  '//evil.test',
  '/%5cevil.test',
  '/%09/evil.test',
  '/%0D%0A%5C/evil.test',
])('a link to %s stays on this site after decoding', (pathname) => {
  expect(new URL(decodeURI(withSingleSlashes(pathname)), origin).origin).toBe(origin);
});
