import type {ThemeConfig} from '@docusaurus/preset-classic';
import {ThemeConfigSchema} from '@docusaurus/theme-classic/lib/options';
import type {Page} from '@playwright/test';

type Changes = {
  /** Given to the page as they are where they are not valid, to see what becomes of them. */
  navbarItems?: NonNullable<ThemeConfig['navbar']>['items'];
  footerLinks?: NonNullable<ThemeConfig['footer']>['links'];
};

/** As the theme reads them in a build: checked, and with its defaults. */
function normalized(themeConfig: ThemeConfig): ThemeConfig {
  const {value, error} = ThemeConfigSchema.validate(themeConfig);
  if (error) {
    throw error;
  }
  return value as ThemeConfig;
}

function replaceOnce(text: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(text)) {
    throw new Error(`The site's main script has nothing like ${pattern}.`);
  }
  return text.replace(pattern, () => replacement);
}

/**
 * Lets a page run with another theme configuration than the site was built with, on its code, styles
 * and data: what the main script says of it is replaced on the way. The static HTML stays, so that
 * the browser logs a failed hydration; `isHydrationProblem` tells it from others.
 */
export async function patchThemeConfig(
  page: Page,
  {navbarItems, footerLinks}: Changes,
): Promise<void> {
  await page.route(/\/assets\/js\/main\.\w+\.js$/, async (route) => {
    const response = await route.fetch();
    let script = await response.text();
    if (navbarItems) {
      const {navbar} = normalized({navbar: {items: navbarItems}});
      script = replaceOnce(
        script,
        /items:\[\{type:"docSidebar".*?\]\},footer:\{/,
        `items:${JSON.stringify(navbar!.items)}},footer:{`,
      );
    }
    if (footerLinks) {
      const {footer} = normalized({footer: {links: footerLinks}});
      script = replaceOnce(
        script,
        /links:\[\{title:"Learn".*?\],logo:/,
        `links:${JSON.stringify(footer!.links)},logo:`,
      );
    }
    await route.fulfill({response, body: script});
  });
}

export const isHydrationProblem = (problem: string): boolean =>
  /onRecoverableError|Minified React error #418/.test(problem);
