import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules whose results depend on colors. */
const rulesOfColors = ['color-contrast', 'link-in-text-block'];

/** Axe calls it experimental: the visible text of a control has to be part of its name. */
const labelInName = 'label-content-name-mismatch';

type Options = {
  /** A selector of the part to check; by default the whole page. */
  part?: string;
  /** A selector of elements that aren't checked. */
  except?: string;
};

/**
 * Checks the page that is open against WCAG 2.2 AA, in light mode and then in dark mode.
 *
 * @returns a line per violation
 */
export async function violationsInBothModes(
  page: Page,
  {part = 'html', except}: Options = {},
): Promise<string[]> {
  // Axe in one script is three times as fast, but only checks the sandboxed frames of samples when it
  // runs in each frame on its own.
  const check = async (mode: string, rules: object) => {
    const axe = new AxeBuilder({page})
      .setLegacyMode(page.frames().length === 1)
      .include(part)
      .options({resultTypes: ['violations'], ...rules});
    if (except) {
      axe.exclude(except);
    }
    const {violations} = await axe.analyze();
    return violations.flatMap(({id, nodes}) =>
      nodes.map((node) => `${id} (${mode}): ${node.target}: ${node.failureSummary}`),
    );
  };

  // React hydrates the parts of a long page one by one, and only then can wide tables be focused.
  // A headless browser that has nothing to draw sometimes never calls back without a timeout.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 5_000})),
  );
  const show = async (mode: 'light' | 'dark') => {
    // Switching the color mode animates colors unless motion is reduced.
    await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
    // These pages don't have the layout, which reacts when the color mode changes.
    if (page.url().includes('/__docusaurus/')) {
      await page.reload();
    }
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  };
  await show('light');
  const light = await check('light', {runOnly: wcag, rules: {[labelInName]: {enabled: true}}});
  await show('dark');
  // All other rules give the same results in both modes.
  return [...light, ...(await check('dark', {runOnly: rulesOfColors}))];
}
