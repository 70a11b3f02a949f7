import {expect, type Locator, type Page} from '@playwright/test';

/** The search above the page. */
export const searchDialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});

/** The questions and answers above the page. */
export const askDialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Ask AI'});

export const searchField = (page: Page): Locator => searchDialog(page).getByRole('combobox');

export const searchButton = (page: Page): Locator =>
  page.getByRole('button', {name: 'Search (Ctrl+K)'});

/** Opens the search by its button; until the page is hydrated a click does nothing. */
export async function openSearch(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await searchButton(page).click();
  await expect(searchField(page)).toBeFocused();
}

/** Results of the search, without the offer to ask. */
export const results = (page: Page): Locator =>
  searchDialog(page).getByRole('group').getByRole('option');
