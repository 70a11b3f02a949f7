import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {visit} from './support/visit';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) =>
  page.getByRole('button', {name: /^Switch between dark and light mode/});
const storedKeys = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => /^theme/.test(key)));

/** The suffix of the storage key depends on the build. */
async function themeKey(page: Page) {
  await page.goto('/license/');
  await toggle(page).click();
  const [[key = ''] = []] = await storedKeys(page);
  return key;
}

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
        const namespaced = await themeKey(page);
        const modes = await noteModes(page);
        // The current key, and the old one that the site migrates.
        for (const key of [namespaced, 'theme']) {
          await page.evaluate(
            ([name, value]) => {
              localStorage.clear();
              if (value) {
                localStorage.setItem(name, value);
              }
            },
            [key, stored] as const,
          );
          await page.reload();
          await expect(toggle(page)).toBeEnabled();
          expect(await modes(), `with the key ${key}`).toEqual([mode]);
          await expect(html(page)).toHaveCSS(
            'background-color',
            mode === 'dark' ? 'rgb(24, 25, 32)' : 'rgb(255, 255, 255)',
          );
        }
      },
    );
  });
}
