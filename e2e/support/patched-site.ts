import type {ThemeConfig} from '@docusaurus/preset-classic';
import {ThemeConfigSchema} from '@docusaurus/theme-classic/lib/options';
import type {Page} from '@playwright/test';

type Changes = {
  /** Replaces the site's navbar items. */
  navbarItems?: NonNullable<ThemeConfig['navbar']>['items'];
  footerLinks?: NonNullable<ThemeConfig['footer']>['links'];
};

/** The theme configuration after validation, with defaults, as the theme sees it in a build. */
function normalized(themeConfig: ThemeConfig): ThemeConfig {
  const {value, error} = ThemeConfigSchema.validate(themeConfig);
  if (error) {
    throw error;
  }
  return value as ThemeConfig;
}

function replaceOnce(text: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(text)) {
    throw new Error(`The site's main script doesn't match ${pattern}.`);
  }
  return text.replace(pattern, () => replacement);
}

/**
 * Runs a page with a different theme configuration than the site was built with, but with the same
 * code, styles and data, by replacing the configuration in the main script. The static HTML stays, so
 * the browser logs a failed hydration, which `isHydrationProblem` recognizes.
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
