import {expect, test} from './support/test';
import {visit} from './support/visit';

// Filters and results are tested in src/features/showcase.

test('a filter survives a reload, and back leaves the page', async ({page}) => {
  await page.goto('/versions/');
  await visit(page, '/showcase/?name=apisix');
  const names = page.getByRole('main').getByRole('heading', {level: 3});
  await expect(names).toHaveText(['Apache APISIX']);
  await page.reload();
  await expect(names).toHaveText(['Apache APISIX']);
  await page.getByRole('group', {name: 'Tags'}).getByRole('button', {name: /^Meta/}).click();
  await expect(page).toHaveURL(/tags=meta/);
  await page.goBack();
  await expect(names).toHaveText(['Apache APISIX']);
  await page.goBack();
  await expect(page).toHaveURL('/versions/');
});

test('the width of the window sets the number of columns', async ({page}) => {
  await page.goto('/showcase/');
  for (const [width, columns] of [
    [1360, 3],
    [1100, 2],
    [996, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await expect(page.getByRole('list', {name: 'Favorites'})).toHaveCSS(
      'grid-template-columns',
      new RegExp(`^(\\S+px ?){${columns}}$`),
    );
  }
});
