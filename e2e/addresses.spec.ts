import path from 'node:path';
import type {Page} from '@playwright/test';
import {buildDir} from './support/routes';
import {expect, test} from './support/test';
import {lastVersion} from './support/versions';
import {hydrated, visit} from './support/visit';

/** Answers every path that starts like another host with `404.html`, as hosts do. */
const answerWith404 = (page: Page) =>
  page.route(
    ({pathname}) => pathname.includes('evil.test'),
    (route) =>
      route.fulfill({status: 404, path: path.join(buildDir, '404.html'), contentType: 'text/html'}),
  );

test('no link leaves the site because the path starts like the URL of another one', async ({
  page,
  baseURL,
  problems,
}) => {
  await answerWith404(page);
  for (const start of ['//', '/%5C', '/%0d/%5c']) {
    await page.goto(`${baseURL}${start}evil.test/?q=1#part`);
    await hydrated(page);
    await page.getByRole('button', {name: 'English'}).press('Enter');
    const locale = page.getByRole('navigation').getByRole('link', {name: 'English'});
    expect(await locale.evaluate((link: HTMLAnchorElement) => link.href), start).toBe(
      `${baseURL}/evil.test/?q=1#part`,
    );
  }
  // The missing pages.
  problems.length = 0;
});

test("a hash that can't be decoded doesn't crash the next page", async ({page}) => {
  await visit(page, `/docs/${lastVersion}/cli/#%E0%A4%A`);
  await page.evaluate(() => (window.location.hash = '#100%'));
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await navbar.getByRole('button', {name: lastVersion}).press('Enter');
  await navbar.getByRole('link', {name: 'Canary'}).click();
  await expect(page).toHaveURL('/docs/cli/#100%25');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Command line');
});

test('an invalid data attribute in the query string leaves the others working', async ({page}) => {
  await visit(page, '/license/?docusaurus-data-a=1&docusaurus-data-%20=2&docusaurus-data-b=3');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-a', '1');
  await expect(html).toHaveAttribute('data-b', '3');
});
