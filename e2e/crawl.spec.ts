import {inBatches, routes} from './support/routes';
import {expect, test} from './support/test';
import {visit} from './support/visit';

/** Of a small phone, a phone, a tablet, and the narrowest desktop. */
const widths = [320, 390, 768, 1000];

/** An empty layout. */
const emptyPage = '/tests/pages/layout-no-children/';

// `npm test` opens one page per template in the accessibility tests.
test.skip(!process.env.FULL_TESTS, 'npm run test:full opens every page');

test.describe('every page opens without errors or third-party requests, and fits the window', () => {
  for (const batch of inBatches(routes)) {
    test(`${batch[0]} to ${batch.at(-1)}`, {tag: '@no-third-party'}, async ({page}) => {
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
