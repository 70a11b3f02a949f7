import {expect, test} from './support/test';
import {lastVersion} from './support/versions';
import {visit} from './support/visit';

test('with forced colors, the current page, what is selected and the source link are marked', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await visit(page, `/docs/${lastVersion}/markdown-features/tabs/`);
  const underlined = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((elements) =>
        elements.map((element) => getComputedStyle(element).textDecorationLine === 'underline'),
      );
  const sidebar = '.theme-doc-sidebar-menu .menu__link';
  expect(await underlined(`${sidebar}[aria-current="page"]`)).toEqual([true]);
  expect(await underlined(`${sidebar}:not([aria-current])`)).not.toContain(true);
  expect(await underlined('.navbar__link--active')).toContain(true);
  expect(await underlined('[role="tab"][aria-selected="true"]')).not.toContain(false);
  expect(await underlined('[role="tab"][aria-selected="false"]')).not.toContain(true);
  await visit(page, '/showcase/');
  await page.getByRole('button', {name: /^Favorite/}).click();
  expect(await underlined('[aria-pressed="true"]')).toEqual([true]);
  expect(await underlined('[aria-pressed="false"]')).not.toContain(true);
  // Forced colors replace backgrounds by the page's, and the mark is a masked background.
  const [mark, background] = await page
    .locator('.navbar__items .navbar-repository-link')
    .evaluate((link) => [
      getComputedStyle(link, '::before').backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
  expect(mark).not.toBe(background);
});
