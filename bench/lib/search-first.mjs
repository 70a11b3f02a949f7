// @ts-check

const FIRST_QUERY = 'deploy';

/**
 * Opens the search, and types a query as soon as there is a field.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function searchFirst(page) {
  await page.getByRole('button', {name: /^Search/}).click();
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await page.keyboard.type(FIRST_QUERY);
}
