import {violationsInBothModes} from './support/axe';
import {inBatches, routes} from './support/routes';
import {expect, test} from './support/test';
import {templates} from './support/templates';
import {visit, visitWhole} from './support/visit';

test.describe('one page per template opens without errors, third-party requests or axe violations', () => {
  // Axe checks every highlighted token on pages full of code.
  test.describe.configure({timeout: 150_000});
  for (const [name, route] of Object.entries(templates)) {
    test(`${name}`, {tag: '@no-third-party'}, async ({page}) => {
      await visitWhole(page, route);
      if (route.startsWith('/changelog/')) {
        for (const details of await page.locator('article summary').all()) {
          await details.click();
        }
      }
      expect(await violationsInBothModes(page)).toEqual([]);
    });
  }
});

test.describe('no page has axe violations', () => {
  test.skip(!process.env.FULL_TESTS, 'npm run test:full checks every page');
  for (const batch of inBatches(routes)) {
    test(`${batch[0]} to ${batch.at(-1)}`, async ({page}) => {
      test.setTimeout(batch.length * 90_000);
      const found: Record<string, string[]> = {};
      for (const route of batch) {
        await test.step(route, async () => {
          await visit(page, encodeURI(route));
          // Axe compares each token of the code with what is behind it. The pages above have all kinds.
          const violations = await violationsInBothModes(page, 'pre');
          if (violations.length > 0) {
            found[route] = violations;
          }
        });
      }
      expect(found).toEqual({});
    });
  }
});
