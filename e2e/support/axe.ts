import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules whose results depend on colors. All others give the same results in dark mode. */
const colorRules = ['color-contrast', 'link-in-text-block'];

type Options = {
  /** A selector of the part to check; by default the whole page. */
  part?: string;
  /** A selector of elements whose colors aren't checked. */
  skipColorsOf?: string;
};

/**
 * Checks the page that is open against WCAG 2.2 AA, in light mode and then in dark mode.
 *
 * @returns a line per violation
 */
export async function violationsInBothModes(
  page: Page,
  {part = 'html', skipColorsOf}: Options = {},
): Promise<string[]> {
  const found: string[] = [];
  // Axe in one script is three times as fast, but only checks the sandboxed frames of samples when it
  // runs in each frame on its own.
  const axe = () =>
    new AxeBuilder({page})
      .setLegacyMode(page.frames().length === 1)
      .options({resultTypes: ['violations']})
      .include(part);
  const check = async (mode: string, builder: AxeBuilder) => {
    for (const {id, nodes} of (await builder.analyze()).violations) {
      found.push(...nodes.map((node) => `${id} (${mode}): ${node.target}: ${node.failureSummary}`));
    }
  };
  const colors = () => (skipColorsOf ? axe().exclude(skipColorsOf) : axe()).withRules(colorRules);

  // React hydrates the parts of a long page one by one, and only then can wide tables be focused.
  // A headless browser that has nothing to draw sometimes never calls back without a timeout.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 5_000})),
  );
  // Switching the color mode animates colors unless motion is reduced.
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  if (skipColorsOf) {
    await check('light', axe().withTags(wcag).disableRules(colorRules));
    await check('light', colors());
  } else {
    await check('light', axe().withTags(wcag));
  }
  await page.emulateMedia({colorScheme: 'dark'});
  // These pages don't have the layout, which reacts when the color mode changes.
  if (page.url().includes('/__docusaurus/')) {
    await page.reload();
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await check('dark', colors());
  return found;
}
