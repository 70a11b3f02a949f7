import {expect, type Page} from '@playwright/test';

/** Opens a page and waits until its scripts have taken over: before that, buttons do nothing. */
export async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}
