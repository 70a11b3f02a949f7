import {routes} from './support/routes';
import {expect, test} from './support/test';
import {visit} from './support/visit';

/** Of a small phone, a phone, a tablet, and the narrowest desktop. */
const widths = [320, 390, 768, 1000];

/** Pages in one test share a browser cache, because loading scripts takes most of the time. */
const batchSize = 10;

/** An empty layout. */
const emptyPage = '/tests/pages/layout-no-children/';

const batches = Array.from({length: Math.ceil(routes.length / batchSize)}, (_, index) =>
  routes.slice(index * batchSize, (index + 1) * batchSize),
);

// `npm test` opens one page per template in the accessibility tests.
test.skip(!process.env.FULL_TESTS, 'npm run test:full opens every page');

test.describe('every page opens without errors or third-party requests, and fits the window', () => {
  for (const batch of batches) {
    test(`${batch[0]} to ${batch.at(-1)} @no-third-party`, async ({page}) => {
      test.setTimeout(batch.length * 60_000);
      for (const route of batch) {
        await test.step(route, async () => {
          const response = await visit(page, encodeURI(route));
          expect(response?.status()).toBe(200);
          await expect(page).toHaveTitle(/\S/);
          if (route !== emptyPage) {
            await expect(page.locator('h1, h2').first()).toBeVisible();
          }
          for (const width of widths) {
            await page.setViewportSize({width, height: 800});
            await expect
              .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${width} px`)
              .toBeLessThanOrEqual(width);
          }
        });
      }
    });
  }
});
