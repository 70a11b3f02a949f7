import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {visit} from './support/visit';

test('a page whose HTML differs from what React renders stays readable', async ({
  page,
  problems,
}) => {
  await page.route('/license/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<h1[^>]*>)License/u, '$1Permission');
    await route.fulfill({response, body});
  });
  await visit(page, '/license/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('License');
  await expect(page.getByText('This page crashed')).toHaveCount(0);
  expect(problems.filter((problem) => /onRecoverableError/u.test(problem))).not.toEqual([]);
  problems.length = 0;
});

const banner = 'Your site did not load properly.';

/** Responds like a site that is deployed at a different path than it was built for. */
async function serveAt(page: Page, prefix: string): Promise<void> {
  await page.route('**/*', async (route) => {
    const {pathname, origin} = new URL(route.request().url());
    return pathname.startsWith(prefix)
      ? route.fulfill({
          response: await route.fetch({url: origin + pathname.slice(prefix.length - 1)}),
        })
      : route.fulfill({status: 404, body: 'Not found'});
  });
}

test(
  'with a wrong base path, only the home page shows a banner, and it escapes the path',
  {tag: '@base-url-banner'},
  async ({page, problems}) => {
    // Pages whose main script is missing reload once and then offer to retry.
    const reloaded = () => expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
    // A path that would become markup if it were inserted as HTML.
    const prefix = "/&lt;img src=x onerror='document.title=1'&gt;/".replaceAll(' ', '%20');
    await serveAt(page, prefix);
    await page.goto(prefix);
    await reloaded();
    const alert = page.getByRole('alert').filter({hasText: banner});
    await expect(alert).toContainText('The configuration has baseUrl: /');
    await expect(alert).toContainText(`it should be: ${new URL(page.url()).pathname}`);
    await expect(alert.locator('img')).toHaveCount(0);

    await page.goto(`${prefix}license/`);
    await reloaded();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('License');
    await expect(page.getByText(banner)).toHaveCount(0);

    await page.unrouteAll();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await reloaded();
    await expect(page.getByText(banner)).toHaveCount(0);
    await page.unrouteAll();
    await visit(page, '/');
    await expect(page.getByText(banner)).toHaveCount(0);
    problems.length = 0;
  },
);
