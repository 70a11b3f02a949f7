import {expect, test} from './support/test';
import {lastVersion} from './support/versions';
import {visit} from './support/visit';

test('with forced colors, the current page and the selected tab are marked', async ({page}) => {
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
});
