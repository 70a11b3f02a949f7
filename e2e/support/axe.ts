import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules whose results depend on colors. */
const contrast = 'color-contrast';
const linkInText = 'link-in-text-block';

/** Axe calls it experimental: the visible text of a control has to be part of its name. */
const labelInName = 'label-content-name-mismatch';

type Options = {
  /** A selector of the part to check; by default the whole page. */
  part?: string;
  /** A selector of elements whose contrast isn't checked. */
  skipContrastOf?: string;
};

/**
 * Checks the page that is open against WCAG 2.2 AA, in light mode and then in dark mode.
 *
 * @returns a line per violation
 */
export async function violationsInBothModes(
  page: Page,
  {part = 'html', skipContrastOf}: Options = {},
): Promise<string[]> {
  const found: string[] = [];
  // Axe in one script is three times as fast, but only checks the sandboxed frames of samples when it
  // runs in each frame on its own.
  const axe = (rules: object) =>
    new AxeBuilder({page})
      .setLegacyMode(page.frames().length === 1)
      .include(part)
      .options({resultTypes: ['violations'], ...rules});
  const check = async (mode: string, builder: AxeBuilder) => {
    for (const {id, nodes} of (await builder.analyze()).violations) {
      found.push(...nodes.map((node) => `${id} (${mode}): ${node.target}: ${node.failureSummary}`));
    }
  };
  const checkContrast = async (mode: string) => {
    if (skipContrastOf) {
      await check(mode, axe({runOnly: [contrast]}).exclude(skipContrastOf));
    }
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
  const rules = {[labelInName]: {enabled: true}, [contrast]: {enabled: !skipContrastOf}};
  await check('light', axe({runOnly: wcag, rules}));
  await checkContrast('light');
  await show('dark');
  // All other rules give the same results in both modes.
  await check('dark', axe({runOnly: skipContrastOf ? [linkInText] : [linkInText, contrast]}));
  await checkContrast('dark');
  return found;
}
