import {isOtherVersion, routes} from './support/routes';
import {expect, test} from './support/test';

/** Pages of a test share a browser cache, as a reader's do: most of the time goes into scripts. */
const batchSize = 10;

/** A layout with nothing in it. */
const emptyPage = '/tests/pages/layout-no-children/';

const crawled = process.env.FULL_TESTS ? routes : routes.filter((route) => !isOtherVersion(route));

const batches = Array.from({length: Math.ceil(crawled.length / batchSize)}, (_, index) =>
  crawled.slice(index * batchSize, (index + 1) * batchSize),
);

test.describe('every page opens without an error or a request to another host', () => {
  for (const batch of batches) {
    test(`${batch[0]} to ${batch.at(-1)} @no-third-party`, async ({page}) => {
      test.setTimeout(batch.length * 60_000);
      for (const route of batch) {
        await test.step(route, async () => {
          const response = await page.goto(encodeURI(route), {waitUntil: 'load'});
          expect(response?.status()).toBe(200);
          // Hydration is over when the theme has marked the document.
          await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
          await expect(page).toHaveTitle(/\S/);
          if (route !== emptyPage) {
            await expect(page.locator('h1, h2').first()).toBeVisible();
          }
        });
      }
    });
  }
});
