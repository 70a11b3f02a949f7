import {getThemeInlineScript} from '@docusaurus/theme-classic/lib/inlineScripts';
import type {Page} from '@playwright/test';
import {expect, test} from './support/test';

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

for (const system of ['light', 'dark'] as const) {
  test.describe(`on a ${system} system`, () => {
    test.use({colorScheme: system});

    test(
      'the choice cycles through system, light and dark, and is saved',
      {tag: ['@color-mode-cycle', '@color-mode-saved']},
      async ({page}) => {
        await page.goto('/license/');
        for (const [choice, mode] of [
          ['system', system],
          ['light', 'light'],
          ['dark', 'dark'],
          ['system', system],
        ] as const) {
          await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
          await expect(html(page)).toHaveAttribute('data-theme', mode);
          await page.reload();
          await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
          await expect(html(page)).toHaveAttribute('data-theme', mode);
          await toggle(page).click();
        }
        // The page follows system changes until the reader makes a choice.
        await toggle(page).click();
        await toggle(page).click();
        const other = system === 'dark' ? 'light' : 'dark';
        await page.emulateMedia({colorScheme: other});
        await expect(html(page)).toHaveAttribute('data-theme', other);
      },
    );
  });
}

test('other tabs follow the choice', {tag: '@color-mode-saved'}, async ({page, context}) => {
  const other = await context.newPage();
  await other.goto('/blog/');
  await page.goto('/license/');
  for (const choice of ['light', 'dark', 'system']) {
    await toggle(page).click();
    await expect(toggle(other)).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
    await expect(html(other)).toHaveAttribute('data-theme', choice === 'dark' ? 'dark' : 'light');
  }
});

/** Serves a page as if it had been built with `respectPrefersColorScheme: false`. */
async function ignoreSystem(page: Page, key: string) {
  const inlineScript = getThemeInlineScript({
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    siteStorage: {type: 'localStorage', namespace: key.slice('theme'.length)},
  });
  const patch = (pattern: string, search: RegExp, replacement: string) =>
    page.route(pattern, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      expect(body).toMatch(search);
      await route.fulfill({response, body: body.replace(search, () => replacement)});
    });
  await patch(
    '**/assets/js/main.*.js',
    /respectPrefersColorScheme:(?:!0|true)/,
    'respectPrefersColorScheme:false',
  );
  // Runs after the real build's script and overrides the attributes it sets.
  const root = '<div id=__docusaurus>';
  await patch('**/license/', new RegExp(root), `<script>${inlineScript}</script>${root}`);
}

test.describe('when the system setting is ignored', () => {
  // The content security policy only allows the real build's inline script.
  test.use({colorScheme: 'dark', bypassCSP: true});

  test(
    'light is the default, and the toggle switches between light and dark',
    {tag: ['@color-mode-toggle', '@color-mode-default']},
    async ({page}) => {
      const key = await themeKey(page);
      await page.evaluate(() => localStorage.clear());
      await ignoreSystem(page, key);
      await page.goto('/license/');
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
      for (const mode of ['dark', 'light', 'dark', 'light']) {
        await toggle(page).click();
        await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${mode} mode`));
        await expect(html(page)).toHaveAttribute('data-theme', mode);
      }
    },
  );
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
  ['light', undefined, 'light'],
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
          for (const route of ['/', '/docs/cli/', '/blog/']) {
            await page.goto(route);
            await expect(toggle(page)).toBeEnabled();
            expect(await modes(), `${route} with the key ${key}`).toEqual([mode]);
            await expect(page.locator('html')).toHaveCSS(
              'background-color',
              mode === 'dark' ? 'rgb(24, 25, 32)' : 'rgb(255, 255, 255)',
            );
          }
        }
      },
    );
  });
}
