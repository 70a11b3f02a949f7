import type {Page, Route} from '@playwright/test';

const scripts = /\/assets\/js\/[^/]+\.js$/u;

/** Keeps pages from loading others ahead, so that a click is what asks for their code. */
export const loadNothingAhead = (page: Page) =>
  page.addInitScript(() => {
    const connection = {effectiveType: '4g', saveData: true};
    Object.defineProperty(navigator, 'connection', {get: () => connection});
  });

/** What becomes of a request for code. */
type Treatment = (route: Route) => Promise<void>;

/** The server has it. */
export const answer: Treatment = (route) => route.continue();

/** The server does not have it, and never will. */
export const missing: Treatment = (route) => route.fulfill({status: 404, body: 'Not found'});

/** Whether the file starts the site, rather than being the code of a page. */
export const isEntry = (route: Route): boolean =>
  /\/(?:runtime~)?main\./u.test(route.request().url());

/**
 * Takes over what becomes of requests for the code of pages.
 *
 * @returns whose `treat` changes it, at any time
 */
export async function interceptCode(page: Page): Promise<{treat: Treatment}> {
  const code = {treat: answer};
  await page.route(scripts, (route) => code.treat(route));
  return code;
}

/**
 * Leaves a page without its service worker, whose requests do not pass the routes of a test. (The
 * option of the test runner that blocks it breaks its registration, which is logged.)
 */
export const loadWithoutServiceWorker = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });

/** Counts how often the page is loaded from the server from now on. */
export function countLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      count += 1;
    }
  });
  return () => count;
}
