import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {visit} from './support/visit';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) =>
  page.getByRole('button', {name: /^Switch between dark and light mode/});

test('other tabs follow the choice', {tag: '@color-mode-saved'}, async ({page, context}) => {
  const other = await context.newPage();
  await visit(other, '/blog/');
  await visit(page, '/license/');
  for (const choice of ['light', 'dark', 'system']) {
    await toggle(page).click();
    await expect(toggle(other)).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
    await expect(html(other)).toHaveAttribute('data-theme', choice === 'dark' ? 'dark' : 'light');
  }
});

/** Records every color mode the page has, starting with the first element of the body. */
async function noteModes(page: Page) {
  await page.addInitScript(() => {
    const modes: string[] = [];
    Object.assign(window, {modes});
    const note = () => {
      const mode = document.body && document.documentElement.dataset.theme;
      if (mode !== null && mode !== modes.at(-1)) {
        modes.push(mode ?? 'none');
      }
    };
    new MutationObserver(note).observe(document, {
      attributes: true,
      attributeFilter: ['data-theme'],
      childList: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as {modes: string[]}).modes);
}

for (const [system, stored, mode] of [
  ['light', 'dark', 'dark'],
  ['dark', 'light', 'light'],
  ['dark', undefined, 'dark'],
] as const) {
  test.describe(`on a ${system} system`, () => {
    test.use({colorScheme: system});
    test(
      `with ${stored ?? 'nothing'} stored, a page is ${mode} from its first element`,
      {tag: ['@color-mode-no-flash', '@storage-migration']},
      async ({page}) => {
        await page.goto('/license/');
        // The name of older versions of the site, which a page migrates first.
        await page.evaluate((value) => value && localStorage.setItem('theme', value), stored);
        const modes = await noteModes(page);
        await page.reload();
        await expect(toggle(page)).toBeEnabled();
        expect(await modes()).toEqual([mode]);
        await expect(html(page)).toHaveCSS(
          'background-color',
          mode === 'dark' ? 'rgb(24, 25, 32)' : 'rgb(255, 255, 255)',
        );
      },
    );
  });
}
