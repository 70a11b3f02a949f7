import type {Page} from '@playwright/test';
import {activeRelease, test} from './support/offline-app';
import {expect} from './support/test';
import {hydrated} from './support/visit';

// Updates that fail are tested in src/features/offline-app.

const update = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

const popup = (page: Page) =>
  page.getByRole('status').locator('.alert', {hasText: 'New version available'});
const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));

test(
  'an update is offered once, downloads only what has changed, and is applied in every tab',
  {tag: '@service-worker-update'},
  async ({app: page, site}) => {
    const other = await page.context().newPage();
    await other.goto(`${site.url}/license/`);
    await hydrated(other);

    site.requested.length = 0;
    site.deploy('second', (list) => {
      list.files[list.pages['/license/']![0]!]![1] = 'changed';
    });
    await update(page);
    await expect(popup(page)).toBeVisible();
    await expect(popup(other)).toBeVisible();
    const downloaded = site.requested.filter(
      (path) => !/^\/(?:sw\.js|offline-app\.json)$/u.test(path),
    );
    expect(downloaded).toEqual(['/license/']);

    await popup(page).getByRole('button', {name: 'Close'}).click();
    await page.goto(`${site.url}/community/support/`);
    await hydrated(page);
    expect(await isWaiting(page)).toBe(true);
    expect(await activeRelease(page)).toBe('first');
    await expect(popup(page)).toHaveCount(0);

    const reloaded = [page.waitForEvent('load'), other.waitForEvent('load')];
    await popup(other).getByRole('button', {name: 'Refresh'}).click();
    await Promise.all(reloaded);
    await expect(async () => expect(await activeRelease(page)).toBe('second')).toPass();
    await expect(popup(other)).toHaveCount(0);
    site.isDown = true;
    await other.reload();
    await hydrated(other);
  },
);

test(
  'without offline mode, an update is applied directly and nothing is kept',
  {tag: '@service-worker-update'},
  async ({page, site}) => {
    await page.goto(`${site.url}/license/`);
    await hydrated(page);
    const active = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await expect.poll(active).toBe('activated');
    site.deploy('second');
    await update(page);
    await expect.poll(() => isWaiting(page)).toBe(false);
    await expect(popup(page)).toHaveCount(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(site.requested).not.toContain('/offline-app.json');
  },
);
