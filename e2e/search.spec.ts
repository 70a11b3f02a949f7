import type {Page, Route} from '@playwright/test';
import {
  answer as letThrough,
  hold,
  interceptCode,
  loadWithoutServiceWorker,
  react,
} from './support/code';
import {
  answer,
  ask,
  askRow,
  openSearch,
  results,
  search,
  searchButton,
  searchDialog,
  searchField,
} from './support/search';
import {expect, test} from './support/test';
import {lastVersion, olderVersion} from './support/versions';
import {hydrated, visit} from './support/visit';

// What the search finds and shows, and how it fails, is tested in src/features/search.

const doc = `/docs/${lastVersion}/installation/`;

test(
  'results open with Enter, in a new tab or with a click; the index loads with the search',
  {tag: ['@search-opens', '@search-contextual']},
  async ({page}) => {
    const indexRequests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('search-index')) {
        indexRequests.push(request.url());
      }
    });
    await visit(page, `/docs/${olderVersion}/cli/`);
    expect(indexRequests).toEqual([]);
    const link = page.getByRole('article').getByRole('link').first();
    await link.focus();
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 700)]) {
      await page.keyboard.press('Control+k');
      await expect(searchField(page)).toBeFocused();
      await close();
      await expect(link).toBeFocused();
    }
    await openSearch(page);
    await searchField(page).fill('zzqqxx');
    await expect(searchDialog(page).locator('.DocSearch-NoResults')).toBeInViewport();
    await search(page, 'deploy');
    expect(indexRequests).not.toEqual([]);
    const first = results(page).first();
    await expect(first).toHaveAttribute('href', new RegExp(`^/docs/${olderVersion}/`));
    const path = (await first.getAttribute('href'))!;

    const current = searchDialog(page).locator('.DocSearch-Hit[aria-current]');
    await expect(current.getByRole('link')).toHaveAttribute('href', path);
    await page.keyboard.press('ArrowUp');
    await expect(current).toContainText('Quote the docs');
    await page.keyboard.press('ArrowDown');
    await expect(current.getByRole('link')).toHaveAttribute('href', path);

    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      first.click({modifiers: ['ControlOrMeta']}),
    ]);
    await expect(tab).toHaveURL(path);
    await tab.close();
    await expect(searchDialog(page)).toBeVisible();
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    await searchField(page).press('Enter');
    await expect(page).toHaveURL(path);
    await expect(searchDialog(page)).toBeHidden();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

    // A stored result says that it's from another version.
    await visit(page, doc);
    await openSearch(page);
    await expect(results(page)).toHaveAccessibleName(new RegExp(`Docs ${olderVersion}`));
  },
);

const openings: [string, (page: Page) => Promise<void>][] = [
  ['the shortcut', (page) => searchButton(page).press('/')],
  ['a double click on the button', (page) => searchButton(page).dblclick()],
];

for (const [what, open] of openings) {
  test(
    `${what} and text typed before scripts run are kept`,
    {tag: '@search-opens'},
    async ({page}) => {
      const release = await hold(page, react);
      await page.goto(doc, {waitUntil: 'commit'});
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await open(page);
      await page.keyboard.type('deplox');
      // Selecting text may end beyond the field.
      await page.getByRole('searchbox', {name: 'Search docs'}).hover();
      await page.mouse.down();
      await page.mouse.move(5, 700);
      await page.mouse.up();
      await page.keyboard.press('End');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('y');
      // It loads the titles meanwhile.
      await expect.poll(() => page.workers()).toHaveLength(1);
      release();
      // Typing goes on while the scripts start and the search opens.
      const more = ' a site to a host'.repeat(5);
      await page.keyboard.type(more);
      await expect(searchField(page)).toHaveValue(`deploy${more}`);
      await page.keyboard.press('Escape');
      await expect(searchButton(page)).toBeFocused();
    },
  );
}

test(
  'no letter typed while the search opens is lost, and code that hangs shows a way on',
  {tag: ['@search-opens', '@search-fetch-failure']},
  async ({page}) => {
    await loadWithoutServiceWorker(page);
    await page.clock.install();
    await visit(page, '/license/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const code = await interceptCode(page);
    const held: Route[] = [];
    code.treat = async (route) => void held.push(route);
    await page.keyboard.press('Control+k');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.clock.fastForward(10_000);
    await expect(searchDialog(page)).toContainText('The search is still loading');
    await page.keyboard.press('Escape');

    await page.keyboard.press('Control+k');
    code.treat = letThrough;
    const text = 'deploy to a host '.repeat(5).trim();
    await Promise.all([page.keyboard.type(text), ...held.map(letThrough)]);
    await expect(searchField(page)).toHaveValue(text);
  },
);

test(
  'search code that fails to load shows an error until a retry succeeds',
  {tag: '@search-fetch-failure'},
  async ({page, problems}) => {
    await visit(page, '/license/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => route.abort());
    await searchButton(page).click();
    await expect(searchDialog(page)).toContainText('Unable to fetch results');
    await searchDialog(page).getByRole('button', {name: 'Close'}).click();
    await expect(searchDialog(page)).toBeHidden();
    await searchButton(page).click();
    await expect(searchDialog(page)).toContainText('Unable to fetch results');
    await page.mouse.click(5, 5);
    await expect(searchDialog(page)).toBeHidden();
    await searchButton(page).click();
    await expect(searchDialog(page)).toContainText('Unable to fetch results');
    await page.unroute('**/*.js');
    await searchDialog(page).getByRole('button', {name: 'Try again'}).click();
    await page.keyboard.type('deploy');
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue('deploy');
    problems.length = 0;
  },
);

test(
  'on a phone, a question is answered from the docs, and focus stays in the dialog',
  {tag: '@search-ask'},
  async ({page, context, problems}) => {
    await page.setViewportSize({width: 390, height: 800});
    await visit(page, '/license/');
    await openSearch(page);
    await search(page, 'deploy');
    const box = (await searchDialog(page).locator('.DocSearch-Modal').boundingBox())!;
    expect(box).toMatchObject({x: 0, width: 390});
    // It would be empty.
    await expect(searchDialog(page).locator('.DocSearch-Footer')).toBeHidden();
    // Once all rows are there: with the arrow keys, readers stay among those that they see.
    await expect(searchDialog(page).getByRole('link', {name: /See all/})).toBeVisible();
    // The arrow keys don't take a result behind the question, which stays in view.
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('ArrowDown');
    }
    const current = searchDialog(page).locator('.DocSearch-Hit[aria-current]');
    const [row, question] = await Promise.all([current.boundingBox(), askRow(page).boundingBox()]);
    expect(row!.y + row!.height).toBeLessThanOrEqual(question!.y);
    await results(page).last().focus();
    await page.keyboard.press('Tab');
    await expect(askRow(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(searchDialog(page).getByRole('link', {name: /See all/})).toBeFocused();
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body || !!document.activeElement!.closest('dialog'),
      );
      expect(isInside).toBe(true);
    }

    // Search keeps working after the network is lost.
    await context.setOffline(true);
    await ask(page, 'How do I deploy to GitHub Pages?');
    await expect(answer(page)).toContainText('Quoted from');
    // There's no one to send feedback to.
    await expect(searchDialog(page).getByRole('button', {name: /ike$/})).toHaveCount(0);
    await context.setOffline(false);
    const link = answer(page).getByRole('link').first();
    const path = (await link.getAttribute('href'))!;
    await link.click();
    await expect(page).toHaveURL(path);
    problems.length = 0;
  },
);

test('a long query on the search page is found nowhere, and fits the window', async ({page}) => {
  // Hosts refuse URLs of more than 8 KB.
  await page.goto(`/search/?q=${'x'.repeat(7_000)}`);
  await expect(page.getByRole('main').getByRole('status')).toContainText('No results found for');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(1280);
});
