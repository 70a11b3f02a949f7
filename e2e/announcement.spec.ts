import type {Page} from '@playwright/test';
import {minorOf} from '../src/data/versions';
import {expect, test} from './support/test';
import {lastVersion, olderVersion, releasePostOf} from './support/versions';
import {hydrated, visit} from './support/visit';

const minor = minorOf(lastVersion);

const bar = (page: Page) => page.getByRole('banner');

/** The announcement bar's storage entries, keyed by name without the site's suffix. */
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage)
        .filter(([key]) => /^docusaurus\.announcement\.\w+-\w+$/.test(key))
        .map(([key, value]) => [key.replace(/^docusaurus\.announcement\.(\w+)-\w+$/, '$1'), value]),
    ),
  );

for (const width of [1280, 390]) {
  test(
    `the announcement of ${minor} stays until it's closed with the keyboard, at ${width} px`,
    {tag: ['@announcement-shown', '@announcement-close-size']},
    async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await visit(page, '/license/');
      await expect(bar(page)).toMatchAriaSnapshot(`
      - banner:
        - text: /Latest release documented here/
        - link "Docusaurus ${minor}":
          - /url: ${releasePostOf(lastVersion)}
        - button "Close"
    `);
      await expect.poll(() => stored(page)).toEqual({id: `release-${minor}`, dismiss: 'false'});
      const close = bar(page).getByRole('button', {name: 'Close'});
      expect(await close.locator('svg').boundingBox()).toMatchObject({width: 14, height: 14});

      await visit(page, '/privacy/');
      await expect(bar(page)).toBeVisible();
      // The skip link comes first.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(bar(page).getByRole('link')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(close).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(bar(page)).toBeHidden();
      expect(await stored(page)).toEqual({id: `release-${minor}`, dismiss: 'true'});

      await visit(page, '/license/');
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(bar(page)).toBeHidden();
      await expect(bar(page)).toHaveCount(0);
    },
  );
}

test(
  'an announcement with a new id shows immediately, even if the previous one was closed',
  {tag: '@announcement-new-id'},
  async ({page}) => {
    await visit(page, '/license/');
    await bar(page).getByRole('button', {name: 'Close'}).click();
    await expect(bar(page)).toHaveCount(0);
    await page.evaluate(
      (id) => {
        const key = Object.keys(localStorage).find((name) =>
          /^docusaurus\.announcement\.id-/.test(name),
        );
        localStorage.setItem(key!, id);
      },
      `release-${minorOf(olderVersion)}`,
    );
    await page.reload();
    await expect(bar(page).getByRole('link', {name: `Docusaurus ${minor}`})).toBeVisible();
    expect(await stored(page)).toEqual({id: `release-${minor}`, dismiss: 'false'});
    await bar(page).getByRole('button', {name: 'Close'}).click();
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toHaveCount(0);
  },
);

test('closing the announcement in one tab closes it in the others', async ({page, context}) => {
  const other = await context.newPage();
  await visit(other, '/license/');
  await visit(page, '/privacy/');
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await expect(bar(other)).toHaveCount(0);
});
