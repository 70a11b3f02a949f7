import type {Locator, Page} from '@playwright/test';

const marker = '.redeployed.js';

/**
 * Puts a build with other names for all its scripts in place of the one that the page has: pages
 * and the bundler's runtime name the new ones, and the old ones are gone.
 */
export async function redeploy(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    const {pathname} = new URL(request.url());
    if (request.isNavigationRequest()) {
      const response = await route.fetch();
      const html = (await response.text()).replace(/(\/assets\/js\/[^"' >]+)\.js/gu, `$1${marker}`);
      return route.fulfill({response, body: html});
    }
    if (!pathname.startsWith('/assets/js/')) {
      return route.continue();
    }
    if (!pathname.endsWith(marker)) {
      return route.fulfill({status: 404, body: 'Not found'});
    }
    const response = await route.fetch({url: request.url().replace(marker, '.js')});
    const script = await response.text();
    // The runtime puts names of chunks together.
    const body = pathname.includes('/runtime~')
      ? script.replaceAll('".js"', `"${marker}"`)
      : script;
    return route.fulfill({response, body});
  });
}

/** The scripts that the page has from the build before, or from the new one. */
export const scriptsOf = (page: Page, build: 'old' | 'new'): Locator =>
  page.locator(
    build === 'new'
      ? `script[src$="${marker}"]`
      : `script[src*="/assets/js/"]:not([src$="${marker}"])`,
  );
