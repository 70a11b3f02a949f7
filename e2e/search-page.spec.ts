import {expectNoViolations} from './support/axe';
import {expect, test} from './support/test';
import {lastVersion, olderVersion} from './support/versions';

const count = /^\d[\d,]* results for “/;

test(
  'the search page reads its URL, searches the chosen version, and adds no history entries',
  {tag: '@search-page'},
  async ({page}) => {
    await page.goto('/search/?q=sidebar');
    const main = page.getByRole('main');
    const links = main.getByRole('listitem').getByRole('heading').getByRole('link');
    await expect(main.getByRole('status')).toHaveText(count);
    await expect(links.first()).toHaveAttribute('href', new RegExp(`^/docs/${lastVersion}/`));
    await expect(main.locator('mark').first()).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

    await page.getByLabel('Docs version').selectOption(olderVersion);
    await expect(links.first()).toHaveAttribute('href', new RegExp(`^/docs/${olderVersion}/`));
    await expect(page).toHaveURL(`/search/?q=sidebar&version=${olderVersion}`);
    await page.getByLabel('Search in').selectOption('blog');
    await expect(links.first()).toHaveAttribute('href', /^\/blog\//);

    const field = page.getByLabel('Search for');
    await field.press('End');
    await field.pressSequentially(' position');
    await expect(page).toHaveURL(`/search/?q=sidebar+position&version=${olderVersion}&area=blog`);
    await page.goBack();
    await expect(field).toHaveValue('sidebar');
    await page.goBack();
    await expect(page).toHaveURL(`/search/?q=sidebar&version=${olderVersion}`);

    await field.fill('');
    await expect(main.getByRole('link', {name: 'Canary docs'})).toBeVisible();
  },
);

test('more results load on scroll, or with a button that moves focus to the new results', async ({
  page,
}) => {
  await page.goto('/search/?q=plugin');
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(20);
  await items.last().scrollIntoViewIfNeeded();
  await expect(items).toHaveCount(40);

  // Focusing scrolls to the button, which triggers once and is then far below the window.
  await page.getByRole('button', {name: 'Show more results'}).focus();
  await expect(items).toHaveCount(60);
  await page.keyboard.press('Enter');
  await expect(items.nth(60).getByRole('link')).toBeFocused();
});

test(
  'a query without results shows a message and escapes the query',
  {tag: '@search-no-results'},
  async ({page}) => {
    const query = '<zqxjkvw wqzzx="jjqqk">';
    await page.goto(`/search/?q=${encodeURIComponent(query)}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(`No results found for “${query}”`);
    await expect(main.getByText('Believe this query should return results?')).toBeVisible();
    await expect(main.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      /\/issues\/new\?title=/,
    );
    // Hosts refuse URLs of more than 8 KB.
    await page.goto(`/search/?q=${'x'.repeat(7_000)}`);
    await expect(main.getByRole('status')).toContainText('No results found for');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      1280,
    );
  },
);

test(
  'a failed index download shows an error, and Try again fetches it again',
  {tag: '@search-fetch-failure'},
  async ({page}) => {
    const shards = '**/search-index**';
    await page.context().route(shards, (route) => route.fulfill({body: 'garbage'}));
    await page.goto('/search/?q=deploy');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText('You might want to check your network connection.');
    await page.context().unroute(shards);
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(count);
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`results have no axe violations in ${colorScheme} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.goto('/search/?q=deploy');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(count);
    await expectNoViolations(page, 'main');
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the page says that it needs JavaScript and links to the areas', async ({page}) => {
    await page.goto('/search/');
    const main = page.getByRole('main');
    // Playwright doesn't see the text inside `<noscript>`.
    expect(await page.content()).toContain('needs JavaScript');
    await expect(main.getByRole('link', {name: 'Docs', exact: true})).toHaveAttribute(
      'href',
      `/docs/${lastVersion}/`,
    );
    await expect(main.getByRole('link', {name: 'Blog'})).toBeVisible();
  });
});

test('the home page describes the search to search engines', async ({page}) => {
  await page.goto('/');
  // The page's scripts write its structured data again.
  const targets = async () =>
    (await page.locator('script[type="application/ld+json"]').allTextContents())
      .map((text) => JSON.parse(text) as {potentialAction?: {target: {urlTemplate: string}}})
      .flatMap(({potentialAction}) => potentialAction?.target.urlTemplate ?? []);
  await expect
    .poll(targets)
    .toEqual([expect.stringMatching(/\/search\/\?q=\{search_term_string\}$/)]);
});
