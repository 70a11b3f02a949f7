import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {openSearch, results, searchButton, searchDialog, searchField} from './support/search';
import {expect, test} from './support/test';
import {lastVersion, olderVersion} from './support/versions';

const doc = `/docs/${lastVersion}/installation/`;
const indexFiles = /\/search-index/;

/** Types a query, and waits for its results: titles come first, words of the pages follow. */
async function search(page: Page, query: string): Promise<void> {
  await searchField(page).fill(query);
  await expect(results(page).filter({hasText: /…/})).not.toHaveCount(0);
}

test('the search opens by button, Ctrl+K and slash, closes on Escape, and nothing of it is fetched before @search-opens @search-placeholder', async ({
  page,
}) => {
  const fetched: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.text());
    }
  });
  await page.goto(doc, {waitUntil: 'networkidle'});
  await expect(searchButton(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K');
  expect(fetched.filter((path) => indexFiles.test(path))).toEqual([]);
  // What the open search says, and its button does not.
  expect((await Promise.all(scripts)).join('\n')).not.toContain('See all {count} results');

  await openSearch(page);
  await expect(searchField(page)).toHaveAttribute('placeholder', 'Search docs');
  await expect.poll(() => fetched.some((path) => indexFiles.test(path))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toBeHidden();
  await expect(searchButton(page)).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await expect(searchField(page)).toHaveValue('');
  await page.keyboard.press('Escape');

  await page.goto('/showcase/');
  const field = page.getByRole('searchbox');
  await field.fill('a');
  await field.press('/');
  await expect(field).toHaveValue('a/');
  await expect(searchDialog(page)).toBeHidden();
});

test('results are of the version of the page, highlighted, and lead on by click and by Enter @search-contextual', async ({
  page,
}) => {
  await page.goto(`/docs/${olderVersion}/cli/`);
  await openSearch(page);
  await search(page, 'deploy');
  await expect(results(page).locator('mark').first()).toBeVisible();
  await expect(searchDialog(page).getByRole('group').first()).toHaveAccessibleName(
    `Docs ${olderVersion}`,
  );
  const links = await results(page).all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(paths[0]).toMatch(new RegExp(`^/docs/${olderVersion}/`));
  expect(paths.filter((path) => /^\/docs\/(?!3\.8\.1)/.test(path!))).toEqual([]);

  // The offer to ask is the first option.
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths[0]!);
  await expect(searchDialog(page)).toBeHidden();

  await openSearch(page);
  await search(page, 'sidebar');
  const link = results(page).first();
  const path = (await link.getAttribute('href'))!;
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({modifiers: ['ControlOrMeta']}),
  ]);
  await expect(tab).toHaveURL(path);
  await tab.close();
  await expect(searchDialog(page)).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(path);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the footer leads to all results, as many as it says @search-footer', async ({page}) => {
  // The version of this page is not the one that the search page takes by itself.
  await page.goto('/docs/cli/');
  await openSearch(page);
  await search(page, 'plugin');
  const footer = searchDialog(page).getByRole('link', {name: /^See all \d+ results$/});
  const [count = ''] = /\d+/.exec(await footer.innerText()) ?? [];
  await expect(searchDialog(page).getByRole('status')).toHaveText(`${count} results`);
  await footer.click();
  await expect(page).toHaveURL('/search/?q=plugin&version=current');
  await expect(page.getByText(`${count} results for “plugin”`)).toBeVisible();
  await expect(page.getByLabel('Search in')).toHaveValue('current');
});

test('searches are remembered under names of this site, marked as favorites, and removed @search-stored', async ({
  page,
}) => {
  await page.goto(doc);
  await openSearch(page);
  await search(page, 'docusaurus.config.js');
  await results(page).first().click();
  await expect(searchDialog(page)).toBeHidden();

  await openSearch(page);
  const recent = searchDialog(page).getByRole('region', {name: 'Recent'});
  await expect(recent.getByRole('link')).toHaveCount(1);
  const names = await page.evaluate(() => Object.keys(localStorage));
  const [theme = ''] = names.filter((name) => name.startsWith('docusaurus.announcement.id'));
  const namespace = theme.slice('docusaurus.announcement.id'.length);
  expect(namespace).toMatch(/^-\w+$/);
  expect(names).toContain(`docusaurus.search.recent${namespace}`);

  await recent.getByRole('button', {name: /as a favorite$/}).click();
  const favorites = searchDialog(page).getByRole('region', {name: 'Favorites'});
  await expect(favorites.getByRole('link')).toHaveCount(1);
  await expect(recent).toHaveCount(0);
  await expect(searchField(page)).toBeFocused();

  await page.keyboard.press('ArrowDown');
  const link = favorites.getByRole('link');
  await expect(link).toBeFocused();
  const path = (await link.getAttribute('href'))!;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await openSearch(page);
  await favorites.getByRole('button', {name: /^Remove/}).click();
  await expect(favorites).toHaveCount(0);
  await expect(searchField(page)).toBeFocused();
});

test('a query without results says so, and where to tell @search-no-results', async ({page}) => {
  await page.goto(doc);
  await openSearch(page);
  const query = '<zqxjkvw wqzzx="jjqqk">';
  await searchField(page).fill(query);
  const dialog = searchDialog(page);
  await expect(dialog.getByText(`No results found for "${query}"`)).toBeVisible();
  await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
  const link = dialog.getByRole('link', {name: 'Let us know.'});
  const url = new URL((await link.getAttribute('href'))!);
  expect(url.pathname).toMatch(/\/issues\/new$/);
  expect(url.searchParams.get('title')).toContain(query);
  await dialog.getByRole('button', {name: 'Close the search'}).press('Tab');
  await expect(link).toBeFocused();
  await dialog.getByRole('button', {name: 'Clear the query'}).press('Enter');
  await expect(searchField(page)).toBeFocused();
  await expect(searchField(page)).toHaveValue('');
});

test('a damaged index is told with a way to try again @search-fetch-failure', async ({page}) => {
  const shards = '**/search-index/**';
  await page.context().route(shards, (route) => route.fulfill({body: '<html>garbage'}));
  await page.goto(doc);
  await openSearch(page);
  await searchField(page).fill('deploy');
  const alert = searchDialog(page).getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert).toContainText('You might want to check your network connection.');
  await expect(searchDialog(page).getByText('No results found for')).toBeHidden();
  await page.context().unroute(shards);
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(results(page).first()).toBeVisible();
  await expect(alert).toBeHidden();
});

test('a search whose code cannot be fetched says the same @search-fetch-failure', async ({
  page,
  problems,
}) => {
  await page.goto(doc, {waitUntil: 'networkidle'});
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const scripts = '**/*.js';
  await page.route(scripts, (route) => route.abort());
  await searchButton(page).click();
  await expect(searchDialog(page)).toContainText('Unable to fetch results');
  // What this test kept from the page.
  problems.length = 0;
  await page.unroute(scripts);
  await searchDialog(page).getByRole('button', {name: 'Try again'}).click();
  await expect(searchField(page)).toBeFocused();
});

test('long, foreign and hostile queries do no harm', async ({page}) => {
  await page.goto(doc);
  await openSearch(page);
  const queries = [
    'x '.repeat(5000),
    'شريط جانبي',
    '🦖🦕',
    '"><svg onload=alert(1)>',
    '__proto__ constructor',
    '%00 \\u0000 ${1}',
  ];
  for (const query of queries) {
    await searchField(page).fill(query);
    // It is drawn anew when the search has come to an end.
    await expect(searchDialog(page).getByRole('option', {name: /Ask AI/})).toContainText(
      query.slice(0, 30).trim(),
    );
  }
  await search(page, 'deploy');
});

test('what was written into the storage from elsewhere is not shown', async ({page}) => {
  await page.goto(doc);
  await openSearch(page);
  await search(page, 'deploy');
  await results(page).first().click();
  await expect(searchDialog(page)).toBeHidden();
  await page.evaluate(() => {
    const [key = ''] = Object.keys(localStorage).filter((name) => /search\.recent/.test(name));
    const [search] = JSON.parse(localStorage.getItem(key)!) as {url: string; titles: string[]}[];
    const script = {...search, url: 'javascript:document.title = 1'};
    const markup = {...search, url: '/docs/', titles: ['<img src=x onerror="document.title = 1">']};
    localStorage.setItem(key, JSON.stringify([script, null, markup]));
  });
  await openSearch(page);
  const links = searchDialog(page).getByRole('region', {name: 'Recent'}).getByRole('link');
  await expect(links).toHaveCount(1);
  await expect(links).toContainText('<img');
  await expect(searchDialog(page).locator('img')).toHaveCount(0);
});

test('a browser without storage searches all the same', async ({page, problems}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await page.goto(doc);
  await openSearch(page);
  await search(page, 'deploy');
  const path = (await results(page).first().getAttribute('href'))!;
  await results(page).first().click();
  await expect(page).toHaveURL(path);
  // What other parts log of it.
  problems.length = 0;
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the open search in ${colorScheme} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.goto(doc);
    await openSearch(page);
    await search(page, 'deploy');
    const {violations} = await new AxeBuilder({page}).include('dialog').analyze();
    const found = violations.flatMap(({id, nodes}) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
    );
    expect(found).toEqual([]);
  });
}

test('a screen reader meets a dialog with a field and a list of options', async ({page}) => {
  await page.goto(doc);
  await expect(page.getByRole('navigation', {name: 'Main'})).toMatchAriaSnapshot(`
    - button "Search (Ctrl+K)"
  `);
  await openSearch(page);
  await search(page, 'deploy');
  await expect(searchDialog(page)).toMatchAriaSnapshot(`
    - dialog "Search":
      - banner:
        - search:
          - combobox "Search" [expanded]
          - button "Clear the query"
        - button "Close the search"
      - listbox "Results":
        - option /Ask AI/ [selected]
        - group "Docs ${lastVersion}":
          - option
      - contentinfo:
        - link /See all \\d+ results/
      - status: /\\d+ results/
  `);
});

test('the search fills a phone, and its button is an icon of the same name', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(doc);
  await openSearch(page);
  await search(page, 'deploy');
  const box = (await searchDialog(page).locator('div').first().boundingBox())!;
  expect(box).toMatchObject({x: 0, y: 0, width: 390, height: 800});
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
