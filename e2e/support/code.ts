import type {Page, Route} from '@playwright/test';

const scripts = /\/assets\/js\/[^/]+\.js$/u;

/** Keeps pages from prefetching others, so that only a click requests their code. */
export const loadNothingAhead = (page: Page) =>
  page.addInitScript(() => {
    const connection = {effectiveType: '4g', saveData: true};
    Object.defineProperty(navigator, 'connection', {get: () => connection});
  });

/** How to handle a request for code. */
type Treatment = (route: Route) => Promise<void>;

/** The server has it. */
export const answer: Treatment = (route) => route.continue();

/** The server doesn't have it and never will. */
export const missing: Treatment = (route) => route.fulfill({status: 404, body: 'Not found'});

/** The files that start React. */
export const react = /\/(?:runtime~)?main\./u;

/** The script that all pages run at first (see src/framework/loading/page-start). */
export const start = /\/start\./u;

/** Whether the file starts the site, rather than being the code of a page. */
export const isEntry = (route: Route): boolean =>
  [react, start].some((pattern) => pattern.test(route.request().url()));

/** Holds requests until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Intercepts requests for the code of pages.
 *
 * @returns an object whose `treat` changes how requests are handled at any time
 */
export async function interceptCode(page: Page): Promise<{treat: Treatment}> {
  const code = {treat: answer};
  await page.route(scripts, (route) => code.treat(route));
  return code;
}

/**
 * Disables a page's service worker, because its requests bypass the test's routes. (Playwright's
 * option to block service workers makes the registration fail, which is logged.)
 */
export const loadWithoutServiceWorker = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });

/** Counts how often the page loads from the server from now on. */
export function countLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      count += 1;
    }
  });
  return () => count;
}
