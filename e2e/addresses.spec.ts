import path from 'node:path';
import type {Page} from '@playwright/test';
import {buildDir} from './support/routes';
import {openSearch, results, search, searchDialog} from './support/search';
import {expect, test} from './support/test';
import {lastVersion} from './support/versions';
import {hydrated, visit} from './support/visit';

const doc = `/docs/${lastVersion}/installation/`;

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
  for (const start of ['//', '///', '/%5C', '/%09/', '/%0d/%5c']) {
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

const hit = (url: string, title: string) => ({
  objectID: url,
  url,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Docs', lvl1: title},
});

const message = (role: string, text: string) => ({
  id: role,
  role,
  parts: [{type: 'text', text, state: 'done'}],
});

/** Replaces what the search stored. The part of the key after its name depends on the index. */
const store = (page: Page, entries: Record<string, object[]>) =>
  page.evaluate((stored) => {
    const recent = Object.keys(localStorage).find((key) => key.includes('RECENT_SEARCHES'))!;
    for (const [name, value] of Object.entries(stored)) {
      localStorage.setItem(recent.replace('RECENT_SEARCHES', name), JSON.stringify(value));
    }
  }, entries);

test("tampered searches and conversations can't leave the site, crash it or inject HTML", async ({
  page,
  baseURL,
}) => {
  await page.goto(doc);
  await openSearch(page);
  await search(page, 'deploy');
  await results(page).first().click();
  await expect(searchDialog(page)).toBeHidden();
  await store(page, {
    RECENT_SEARCHES: [
      hit('javascript:document.title = 1', 'Script'),
      hit('/docs/', '<img src=x onerror="document.title = 1">'),
      {objectID: 'damaged'},
    ],
    FAVORITE_SEARCHES: [
      hit('//evil.test/', 'Two slashes'),
      hit('/\\evil.test/', 'A backslash'),
      hit('/\t/evil.test/', 'A tab'),
      hit('/docs/%E0%A4%A/', 'A path that cannot be decoded'),
      hit('/docs/#%E0%A4%A', 'A hash that cannot be decoded'),
      hit(`${baseURL}//evil.test/`, 'Two slashes after the host'),
      hit('/%5Cevil.test/', 'An encoded backslash'),
    ],
    ASKAI_CONVERSATIONS: [
      {
        ...hit('/%E0%A4%A/', 'How do I deploy?'),
        type: 'askAI',
        anchor: 'stored',
        query: 'How do I deploy?',
        messages: [
          message('user', 'How do I deploy?'),
          message(
            'assistant',
            'See [the damaged guide](/docs/%E0%A4%A/) or [that one](//evil.test/).',
          ),
        ],
      },
    ],
  });
  await openSearch(page);
  const dialog = searchDialog(page);
  await expect(dialog.getByText('<img src=x')).toBeVisible();
  await expect(dialog.locator('img')).toHaveCount(0);
  const targets = await results(page).evaluateAll((links: HTMLAnchorElement[]) =>
    links.map(({href}) => href),
  );
  expect(targets.sort()).toEqual([
    `${baseURL}/docs/`,
    `${baseURL}/evil.test/`,
    `${baseURL}/evil.test/`,
  ]);

  await dialog.getByRole('button', {name: 'How do I deploy?'}).click();
  await expect(dialog.getByText('See the damaged guide or that one.')).toBeVisible();
  await expect(dialog.locator('.DocSearch-AskAiScreen a[href]')).toHaveCount(0);
});
