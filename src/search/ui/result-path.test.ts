import {expect, it} from 'vitest';
import {resultPath} from './result-path';

it.each([
  ['/docs/next/cli/#build', '/', '/docs/cli/#build'],
  ['/docs/next', '/', '/docs'],
  ['/site/docs/next/cli/', '/site/', '/site/docs/cli/'],
  ['/docs/next-steps/', '/', '/docs/next-steps/'],
  ['/docs/3.9.2/cli/', '/', '/docs/3.9.2/cli/'],
  ['/blog/docs/next/', '/', '/blog/docs/next/'],
])('the result %s of a site at %s leads to %s @search-next-paths', (url, baseUrl, path) => {
  expect(resultPath(url, baseUrl)).toBe(path);
});
