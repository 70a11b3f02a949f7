import {expect, type Locator, type Page} from '@playwright/test';

/** The search dialog. */
export const searchDialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});

/** The field of the modal, which takes the place of another one while its code loads. */
export const searchField = (page: Page): Locator => page.locator('.DocSearch-Input');

export const searchButton = (page: Page): Locator =>
  page.getByRole('navigation').getByRole('button', {name: /^Search/});

/** Links to the matching sections. */
export const results = (page: Page): Locator =>
  searchDialog(page).locator('.DocSearch-Hits').getByRole('link');

/** The row that asks the typed text as a question. */
export const askRow = (page: Page): Locator => searchDialog(page).locator('.DocSearch-Hit--AskAI');

export const answer = (page: Page): Locator =>
  searchDialog(page).locator('.DocSearch-Markdown-Content').first();

/** Opens the search with its button. */
export async function openSearch(page: Page): Promise<void> {
  await searchButton(page).click();
  await expect(searchField(page)).toBeFocused();
}

/** Types a query and waits for its results. */
export async function search(page: Page, query: string): Promise<void> {
  await searchField(page).fill(query);
  await expect(searchDialog(page).locator('.DocSearch-Hits mark').first()).toBeVisible();
}

/** Asks a question in the open search. */
export async function ask(page: Page, question: string): Promise<void> {
  await searchField(page).fill(question);
  await askRow(page).click();
}
