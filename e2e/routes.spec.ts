import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {HeadingsShard, Manifest} from '../src/search/index-format';
import {buildDir} from './support/routes';
import {expect, test} from './support/test';
import {lastVersion} from './support/versions';

test('feature requests answer at any path below theirs @feature-requests-prefix', async ({
  page,
}) => {
  const response = await page.goto('/feature-requests/p/some-topic/');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', {level: 1, name: 'Feature requests'})).toBeVisible();
});

test('an unknown path shows the not-found page with status 404 @not-found', async ({page}) => {
  const response = await page.goto('/no-such-page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Not Found');
});

test('the search has pages for readers only, in files that a service worker keeps', () => {
  const read = <Content>(file: string) =>
    JSON.parse(readFileSync(path.join(buildDir, file), 'utf8')) as Content;
  const files = Object.values(read<Manifest>('search-index.json').tags);
  const paths = files.flatMap(({headings}) =>
    read<HeadingsShard>(`search-index/${headings.name}`).pages.map((page) => page.path),
  );
  expect(paths).toEqual(
    expect.arrayContaining(['/', `/docs/${lastVersion}/cli/`, '/blog/releases/3.9/']),
  );
  expect(
    paths.filter((route) => /^\/(?:tests|__docusaurus|search|examples\/noIndex)/.test(route)),
  ).toEqual([]);
  // Workbox, which makes the service worker, skips larger ones.
  const sizes = files.flatMap((parts) => Object.values(parts).map(({size}) => size));
  expect(Math.max(...sizes)).toBeLessThan(2 * 1024 * 1024);
});

test('a page that asks not to be indexed says so in its head', async ({page}) => {
  await page.goto('/examples/noIndex/');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
});
