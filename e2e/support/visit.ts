import {expect, type Page, type Response} from '@playwright/test';

/** Waits until a page is hydrated, because buttons don't work before that. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

/** Opens a page and waits until it is interactive. */
export async function visit(page: Page, route: string): Promise<Response | null> {
  const response = await page.goto(route);
  await hydrated(page);
  return response;
}
