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
  expect(fetched.filter((path) => indexFiles.test(path) || /docsearch/.test(path))).toEqual([]);
  // A class of the modal that is not on the button.
  expect((await Promise.all(scripts)).join('\n')).not.toContain('DocSearch-Modal');

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
  await expect(searchDialog(page).locator('.DocSearch-Hit-source').first()).toHaveText(
    `Docs ${olderVersion}`,
  );
  const links = await results(page).locator('a').all();
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
  const link = results(page).locator('a').first();
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
  await results(page).locator('a').first().click();
  await expect(searchDialog(page)).toBeHidden();

  await openSearch(page);
  const recent = searchDialog(page).locator('.DocSearch-Hits', {hasText: 'Recent'});
  await expect(recent.getByRole('option')).toHaveCount(1);
  const names = await page.evaluate(() => Object.keys(localStorage));
  const [theme = ''] = names.filter((name) => name.startsWith('docusaurus.announcement.id'));
  const namespace = theme.slice('docusaurus.announcement.id'.length);
  expect(namespace).toMatch(/^-\w+$/);
  expect(names).toContain(`__DOCSEARCH_RECENT_SEARCHES__docs${namespace}`);

  await recent.getByTitle('Save this search').click();
  const favorite = searchDialog(page).locator('.DocSearch-Hits', {hasText: 'Favorite'});
  await expect(favorite.getByRole('option')).toHaveCount(1);
  await expect(recent).toHaveCount(0);
  await favorite.getByTitle('Remove this search from favorites').click();
  await expect(favorite).toHaveCount(0);
});

test('a query without results says so, and where to tell @search-no-results', async ({page}) => {
  await page.goto(doc);
  await openSearch(page);
  const query = '<zqxjkvw wqzzx="jjqqk">';
  await searchField(page).fill(query);
  const dialog = searchDialog(page);
  await expect(dialog.getByText('No results found for')).toContainText(`"${query}"`);
  await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
  const link = dialog.getByRole('link', {name: 'Let us know.'});
  const url = new URL((await link.getAttribute('href'))!);
  expect(url.pathname).toMatch(/\/issues\/new$/);
  expect(url.searchParams.get('title')).toContain(query);
  // Reachable by Tab, which the modal by itself does not let out of its head.
  await dialog.getByRole('button', {name: 'Close the search'}).press('Tab');
  await expect(link).toBeFocused();
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
  const styles = '**/docsearch/modal.css';
  await page.route(styles, (route) => route.abort());
  await page.goto(doc);
  await expect(async () => {
    await searchButton(page).click({timeout: 2000});
    await expect(searchDialog(page)).toContainText('Unable to fetch results', {timeout: 5000});
  }).toPass();
  // What this test kept from the page.
  problems.length = 0;
  await page.unroute(styles);
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
  await results(page).locator('a').first().click();
  await expect(searchDialog(page)).toBeHidden();
  await page.evaluate(() => {
    const [key = ''] = Object.keys(localStorage).filter((name) => /RECENT_SEARCHES/.test(name));
    const [search] = JSON.parse(localStorage.getItem(key)!) as {hierarchy: object}[];
    const evil = {
      ...search,
      objectID: 'evil',
      hierarchy: {...search!.hierarchy, lvl1: '<img src=x onerror="document.title = 1">'},
    };
    localStorage.setItem(key, JSON.stringify([evil, null, search]));
  });
  await openSearch(page);
  await expect(results(page)).toHaveCount(1);
  await expect(searchDialog(page).locator('img')).toHaveCount(0);
});

test('a browser without storage searches on the page', async ({page, problems}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await page.goto(doc);
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL('/search/', {timeout: 2000});
  }).toPass();
  // What other parts log of it.
  problems.length = 0;
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the open search in ${colorScheme} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.goto(doc);
    await openSearch(page);
    await search(page, 'deploy');
    const {violations} = await new AxeBuilder({page})
      .include('dialog')
      // DocSearch puts the link of a result inside of its option, which a list box reads as one:
      // https://github.com/algolia/docsearch/blob/v4.7.0/packages/docsearch-react/src/Results.tsx
      .disableRules('nested-interactive')
      .analyze();
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
        - searchbox "Search"
        - button "Clear the query"
        - button "Close the search"
      - listbox:
        - option /Ask AI/
      - listbox:
        - option
      - status: /\\d+ results/
  `);
});

test('the search fills a phone, and its button is an icon of the same name', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(doc);
  await openSearch(page);
  await search(page, 'deploy');
  const box = (await searchDialog(page).locator('.DocSearch-Modal').boundingBox())!;
  expect(box).toMatchObject({x: 0, y: 0, width: 390, height: 800});
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
