import AxeBuilder from '@axe-core/playwright';
import {expect, test} from './support/test';
import {templates} from './support/templates';
import {visit} from './support/visit';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules whose results depend on colors. All others give the same results in dark mode. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Pages without the layout don't react when the color mode changes. */
const hasLayout = (route: string) => !route.startsWith('/__docusaurus/');

test.describe('one page per template opens without errors, third-party requests or axe violations', () => {
  // Axe checks every highlighted token on pages full of code.
  test.describe.configure({timeout: 90_000});
  for (const [name, route] of Object.entries(templates)) {
    test(`${name} @no-third-party`, async ({page}) => {
      // Switching the color mode animates colors unless motion is reduced.
      await page.emulateMedia({reducedMotion: 'reduce'});
      await visit(page, route);
      await page.waitForLoadState('networkidle');
      if (route.startsWith('/changelog/')) {
        for (const details of await page.locator('article summary').all()) {
          await details.click();
        }
      }
      const light = await new AxeBuilder({page}).withTags(wcag).analyze();
      await page.emulateMedia({colorScheme: 'dark'});
      if (!hasLayout(route)) {
        await page.reload();
      }
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      const dark = await new AxeBuilder({page}).withRules(colorRules).analyze();
      const found = [...light.violations, ...dark.violations].flatMap(({id, nodes}) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
      );
      expect(found).toEqual([]);
    });
  }
});
