import {expect, type Page, type Request, type Response} from '@playwright/test';

/** Waits until a page is hydrated, because buttons don't work before that. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

/** Opens a page and waits until it is interactive. */
export async function visit(page: Page, route: string): Promise<Response | null> {
  const response = await page.goto(route);
  await hydrated(page);
  return response;
}

/**
 * Opens a page and waits until it is interactive and has loaded all that it asks for. Playwright's own
 * `networkidle` sometimes never comes if the page has frames.
 */
export async function visitWhole(page: Page, route: string): Promise<void> {
  const pending = new Set<Request>();
  let changed = Date.now();
  page.on('request', (request) => pending.add(request));
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => {
      pending.delete(request);
      changed = Date.now();
    });
  }
  await visit(page, route);
  await expect
    .poll(() => pending.size === 0 && Date.now() - changed > 300, {intervals: [100]})
    .toBe(true);
}
