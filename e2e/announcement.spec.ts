import type {Page} from '@playwright/test';
import {minorOf} from '../src/data/versions';
import {expect, test} from './support/test';
import {keys, store, stored} from './support/storage';
import {lastVersion, olderVersion, releasePostOf} from './support/versions';
import {hydrated, visit} from './support/visit';

const minor = minorOf(lastVersion);

const bar = (page: Page) => page.getByRole('banner');

const entries = (isDismissed: boolean) => ({
  [keys.announcementId]: `release-${minor}`,
  [keys.announcementDismissal]: String(isDismissed),
});

test(
  `the announcement of ${minor} stays until it's closed with the keyboard, in all tabs, and a new one shows`,
  {tag: ['@announcement-shown', '@announcement-close-size', '@announcement-new-id']},
  async ({page, context}) => {
    const other = await context.newPage();
    await visit(other, '/privacy/');
    await visit(page, '/license/');
    await expect(bar(page)).toMatchAriaSnapshot(`
      - banner:
        - text: /Latest release documented here/
        - link "Docusaurus ${minor}":
          - /url: ${releasePostOf(lastVersion)}
        - button "Close the announcement"
    `);
    const close = bar(page).getByRole('button', {name: 'Close'});
    expect(await close.locator('svg').boundingBox()).toMatchObject({width: 14, height: 14});

    // The skip link comes first.
    await page.keyboard.press('Tab');
    await expect.poll(() => stored(page)).toMatchObject(entries(false));
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeHidden();
    await expect(page.locator('.navbar__brand').first()).toBeFocused();
    await expect(bar(other)).toBeHidden();
    expect(await stored(page)).toMatchObject(entries(true));
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toBeHidden();

    await store(page, keys.announcementId, `release-${minorOf(olderVersion)}`);
    await page.setViewportSize({width: 390, height: 800});
    await page.reload();
    await expect(bar(page).getByRole('link', {name: `Docusaurus ${minor}`})).toBeVisible();
    await expect.poll(() => stored(page)).toMatchObject(entries(false));
    await close.click();
    await expect(bar(page)).toBeHidden();
  },
);
