import path from 'node:path';
import type {Page} from '@playwright/test';
import {buildDir} from './support/routes';
import {expect, test} from './support/test';
import {lastVersion} from './support/versions';

const listFile = '/nearest-pages.json';

// These pages are missing on purpose; anything else the browser reports is a problem.
test.afterEach(({problems}) => {
  const others = problems.filter((problem) => !/answered 404$|status of 404/.test(problem));
  problems.splice(0, problems.length, ...others);
});

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const suggestions = (page: Page) => page.getByRole('main').locator('[role="status"] + ul > li');
const search = (page: Page) =>
  page.getByRole('main').getByRole('link', {name: /^Search this site/});

test(
  'a missing page suggests similar pages and a search for the words in its path',
  {tag: '@not-found'},
  async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/license/', {waitUntil: 'networkidle'});
    expect(asked).not.toContain(listFile);

    const response = await page.goto(`/docs/${lastVersion}/markdown-featurs/Tab.html`);
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Page Not Found');
    await expect(page.getByRole('status')).toHaveText('Were you looking for one of these pages?');
    expect(await suggestions(page).count()).toBeLessThanOrEqual(5);
    await expect(search(page)).toHaveText('Search this site for “markdown featurs tab”');
    await expect(search(page)).toHaveAttribute('href', '/search/?q=markdown+featurs+tab');
    await suggestions(page).getByRole('link', {name: 'Tabs', exact: true}).click();
    await expect(page).toHaveURL(`/docs/${lastVersion}/markdown-features/tabs/`);
    await expect(heading(page)).toHaveText('Tabs');
    await expect(heading(page)).toBeFocused();
  },
);

test('any path is shown without breaking the page', {tag: '@not-found'}, async ({page}) => {
  for (const [route, shown] of [
    // The built page differs from what the path shows, so plain hydration would fail.
    ['/tests/docs/nope/', '/tests/docs/nope/'],
    ['/%3Cimg%20src=x%20onerror=alert(1)%3E/', '/<img src=x onerror=alert(1)>/'],
    ['/%C3%BCber/%E6%97%A5%E6%9C%AC/', '/über/日本/'],
    [`/${'long-way/'.repeat(700)}`, '/long-way/long-way/'],
  ] as const) {
    await page.goto(route);
    await expect(page.getByText('There is no page at')).toContainText(shown);
    await expect(page.getByRole('status')).toHaveText(/./);
    await expect(page.locator('main img')).toHaveCount(0);
    await expect(heading(page)).toHaveCount(1);
    await expect(page.getByRole('link', {name: 'Go to the home page'})).toHaveAttribute(
      'href',
      '/',
    );
  }
});

test('a malformed path shows the not-found page', {tag: '@not-found'}, async ({page}) => {
  // Hosts answer any path with `404.html`, even ones that the local server refuses.
  await page.route('**/docs/cli%E0%A4%A', (route) =>
    route.fulfill({status: 404, path: path.join(buildDir, '404.html'), contentType: 'text/html'}),
  );
  await page.goto('/docs/cli%E0%A4%A');
  await expect(heading(page)).toHaveText('Page Not Found');
  await expect(page.getByText('There is no page at')).toContainText('/docs/cli%E0%A4%A');
  await expect(search(page)).toHaveText(/cli/);
});

test(
  'the search link still works when suggestions fail to load',
  {tag: '@not-found'},
  async ({page, problems}) => {
    await page.route(`**${listFile}`, (route) => route.fulfill({status: 503}));
    await page.goto('/docs/configuraton/');
    await expect(page.getByRole('status')).toHaveText(/could not be loaded/);
    await expect(search(page)).toHaveAttribute('href', '/search/?q=configuraton');
    // The failure that this test causes, and its log message.
    problems.length = 0;
  },
);
