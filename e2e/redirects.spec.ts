import {expect, test} from './support/test';

// Where each address redirects to is tested in built/redirects.test.ts.

test(
  'an old URL redirects with its query string and hash',
  {tag: '@redirects-keep-query'},
  async ({page}) => {
    await page.goto('/docs/support.html?q=1#part');
    await page.waitForURL('**/community/support/?q=1#part');
    await expect(page.locator('h1').first()).toBeVisible();
  },
);
