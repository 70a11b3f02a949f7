import type {Locator, Page} from '@playwright/test';

const marker = '.redeployed.js';

/**
 * Simulates a new deployment by renaming all scripts of the build: pages and the bundler's runtime
 * refer to the new names, and the old files are gone.
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
    // The runtime assembles the names of some chunks. Shards of the route table have whole names.
    const body = /\/(?:runtime~|routes-)/u.test(pathname)
      ? script.replaceAll(/\.js"/gu, `${marker}"`)
      : script;
    return route.fulfill({response, body});
  });
}

/** The page's scripts from the old or the new build. */
export const scriptsOf = (page: Page, build: 'old' | 'new'): Locator =>
  page.locator(
    build === 'new'
      ? `script[src$="${marker}"]`
      : `script[src*="/assets/js/"]:not([src$="${marker}"])`,
  );
