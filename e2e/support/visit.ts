import {expect, test, type Page, type Request, type Response} from '@playwright/test';

/** What a moving mouse does: a page that waits with its code starts (see src/framework/loading/page-start). */
export const startReact = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    window.dispatchEvent(new PointerEvent('pointermove', {pointerType: 'mouse', movementX: 1})),
  );

/** Waits until a page is hydrated, and starts it if it waits. */
export async function hydrated(page: Page): Promise<void> {
  // A movement before the first script listens starts nothing, so the mouse moves on.
  await expect(async () => {
    await startReact(page);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
      timeout: 2_000,
    });
  }).toPass({timeout: 20_000});
}

/**
 * Opens a page and waits until it is interactive. In the project `waiting pages`, it isn't, so that the
 * first action of the test is what starts it.
 */
export async function visit(page: Page, route: string): Promise<Response | null> {
  const response = await page.goto(route);
  if (test.info().project.name !== 'waiting pages') {
    await hydrated(page);
  }
  return response;
}

/**
 * Opens a page and waits until it is interactive and has loaded all that it asks for. Playwright's own
 * `networkidle` sometimes never comes if the page has frames.
 */
export async function visitWhole(page: Page, route: string): Promise<void> {
  const pending = new Set<Request>();
  let changed = Date.now();
  const onRequest = (request: Request) => void pending.add(request);
  const onEnd = (request: Request) => {
    pending.delete(request);
    changed = Date.now();
  };
  page.on('request', onRequest).on('requestfinished', onEnd).on('requestfailed', onEnd);
  await visit(page, route);
  await expect
    .poll(() => pending.size === 0 && Date.now() - changed > 300, {intervals: [100]})
    .toBe(true);
  page.off('request', onRequest).off('requestfinished', onEnd).off('requestfailed', onEnd);
}
