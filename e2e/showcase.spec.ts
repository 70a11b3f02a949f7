import {expect, test} from './support/test';

// Filters and results are tested in src/features/showcase.

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
