import path from 'node:path';
import {buildDir} from './support/routes';
import {expect, test} from './support/test';
import {lastVersion} from './support/versions';
import {hydrated, visit} from './support/visit';

test('no link leaves the site because the path starts like the URL of another one', async ({
  page,
  baseURL,
  problems,
}) => {
  // As hosts answer any path. Other starts are tested in src/framework/url-repair.
  await page.route(
    ({pathname}) => pathname.includes('evil.test'),
    (route) =>
      route.fulfill({status: 404, path: path.join(buildDir, '404.html'), contentType: 'text/html'}),
  );
  await page.goto(`${baseURL}//evil.test/?q=1#part`);
  await hydrated(page);
  await page.getByRole('button', {name: 'English'}).press('Enter');
  const locale = page.getByRole('navigation').getByRole('link', {name: 'English'});
  expect(await locale.evaluate((link: HTMLAnchorElement) => link.href)).toBe(
    `${baseURL}/evil.test/?q=1#part`,
  );
  // The missing page.
  problems.length = 0;
});

test("what is invalid in an address doesn't crash the page or the next one", async ({page}) => {
  const query = '?docusaurus-data-%20=2';
  await visit(page, `/docs//${lastVersion}/cli/${query}#%E0%A4%A`);
  await page.evaluate(() => (window.location.hash = '#100%'));
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await navbar.getByRole('button', {name: lastVersion}).press('Enter');
  await navbar.getByRole('link', {name: 'Canary'}).click();
  await expect(page).toHaveURL(`/docs/cli/${query}#100%25`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Command line');
});
