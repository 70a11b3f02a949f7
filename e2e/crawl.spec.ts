import {isOtherVersion, routes} from './support/routes';
import {expect, test} from './support/test';

const crawled = process.env.FULL_TESTS ? routes : routes.filter((route) => !isOtherVersion(route));

test.describe('every page opens without an error or a request to another host', () => {
  for (const route of crawled) {
    test(route, async ({page}) => {
      const response = await page.goto(encodeURI(route), {waitUntil: 'load'});
      expect(response?.status()).toBe(200);
      // Hydration is over when the theme has marked the document.
      await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
      await expect(page).toHaveTitle(/\S/);
      await expect(page.locator('h1, h2').first()).toBeVisible();
    });
  }
});
