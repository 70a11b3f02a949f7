import {getThemeInlineScript} from '@docusaurus/theme-classic/lib/inlineScripts';
import type {Page} from '@playwright/test';
import {expect, test} from './support/test';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) =>
  page.getByRole('button', {name: /^Switch between dark and light mode/});
const storedKeys = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => /^theme/.test(key)));

/** The storage key's suffix belongs to the build. */
async function themeKey(page: Page) {
  await page.goto('/license/');
  await toggle(page).click();
  const [[key = ''] = []] = await storedKeys(page);
  return key;
}

for (const system of ['light', 'dark'] as const) {
  test.describe(`where the system is ${system}`, () => {
    test.use({colorScheme: system});

    test('the choice goes from system to light to dark and back, and is kept @color-mode-cycle @color-mode-saved', async ({
      page,
    }) => {
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
      // A system that changes is followed as long as nothing is chosen.
      await toggle(page).click();
      await toggle(page).click();
      const other = system === 'dark' ? 'light' : 'dark';
      await page.emulateMedia({colorScheme: other});
      await expect(html(page)).toHaveAttribute('data-theme', other);
    });
  });
}

test('the choice is followed by other tabs @color-mode-saved', async ({page, context}) => {
  const other = await context.newPage();
  await other.goto('/blog/');
  await page.goto('/license/');
  for (const choice of ['light', 'dark', 'system']) {
    await toggle(page).click();
    await expect(toggle(other)).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
    await expect(html(other)).toHaveAttribute('data-theme', choice === 'dark' ? 'dark' : 'light');
  }
});

/** Serves a page as a build would make it that has `respectPrefersColorScheme: false`. */
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
  // After the script of this build, whose attributes it sets anew.
  const root = '<div id=__docusaurus>';
  await patch('**/license/', new RegExp(root), `<script>${inlineScript}</script>${root}`);
}

test.describe('with the system not respected', () => {
  // The policy knows the inline script of this build alone.
  test.use({colorScheme: 'dark', bypassCSP: true});

  test('light is the default, and the choice toggles light and dark @color-mode-toggle @color-mode-default', async ({
    page,
  }) => {
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
  });
});

/** Notes every color mode from the first element of the body on, and the ground it is drawn on. */
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
    test(`a page with ${stored ?? 'nothing'} stored is ${mode} from the first element on @color-mode-no-flash @storage-migration`, async ({
      page,
    }) => {
      const namespaced = await themeKey(page);
      const modes = await noteModes(page);
      // The key that the site has now, and the one that it takes over.
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
    });
  });
}
