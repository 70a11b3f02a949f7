import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules whose results depend on colors. All others give the same results in dark mode. */
const colorRules = ['color-contrast', 'link-in-text-block'];

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const describe = (violations: Violations): string[] =>
  violations.flatMap(({id, nodes}) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
  );

/**
 * Axe in one script, which is three times as fast, unless the page has frames: axe only checks the
 * sandboxed frames of samples when it runs in each frame on its own.
 */
const axeFor = (page: Page): AxeBuilder =>
  new AxeBuilder({page})
    .setLegacyMode(page.frames().length === 1)
    .options({resultTypes: ['violations']});

/**
 * Checks a part of the page for accessibility.
 *
 * @param page
 * @param selector of the part to check
 */
export async function expectNoViolations(page: Page, selector: string): Promise<void> {
  const {violations} = await axeFor(page).include(selector).analyze();
  expect(describe(violations)).toEqual([]);
}

/**
 * Checks the page that is open against WCAG 2.2 AA, in light mode and then in dark mode.
 *
 * @param page
 * @param skipColorsOf a selector of elements whose colors aren't checked
 * @returns a line per violation
 */
export async function violationsInBothModes(page: Page, skipColorsOf?: string): Promise<string[]> {
  const found: Violations = [];
  const check = async (axe: AxeBuilder) => found.push(...(await axe.analyze()).violations);
  const checkColors = () => {
    const axe = axeFor(page).withRules(colorRules);
    return check(skipColorsOf ? axe.exclude(skipColorsOf) : axe);
  };

  // React hydrates the parts of a long page one by one, and only then can wide tables be focused.
  // A headless browser that has nothing to draw sometimes never calls back without a timeout.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 5_000})),
  );
  // Switching the color mode animates colors unless motion is reduced.
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await check(axeFor(page).withTags(wcag).disableRules(colorRules));
  await checkColors();
  await page.emulateMedia({colorScheme: 'dark'});
  // These pages don't have the layout, which reacts when the color mode changes.
  if (page.url().includes('/__docusaurus/')) {
    await page.reload();
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await checkColors();
  return describe(found);
}
