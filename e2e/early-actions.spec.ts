import type {Page} from '@playwright/test';
import {hold, react, start} from './support/code';
import {focusLikeSafari} from './support/safari';
import {searchField} from './support/search';
import {expect, test} from './support/test';
import {lastVersion, olderVersion} from './support/versions';
import {hydrated} from './support/visit';

const doc = `/docs/${lastVersion}/installation/`;

const html = (page: Page) => page.locator('html');

/** Opens a page whose code doesn't arrive before it is released. */
async function openWithoutReact(page: Page, route: string): Promise<() => Promise<void>> {
  const release = await hold(page, react);
  await page.goto(route);
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  return () => {
    release();
    return hydrated(page);
  };
}

test.describe('before React', () => {
  test('links, colors, the announcement, tabs, copying and categories work, and stay', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await openWithoutReact(page, doc);
    await page.emulateMedia({colorScheme: 'light'});
    const colorMode = page.getByRole('button', {name: /^Switch between dark and light mode/u});
    const announcement = page.locator('.theme-announcement-bar');
    const tabs = page.getByRole('tab', {name: 'pnpm'});
    const panel = page.getByRole('tabpanel').first();
    const selected = page.getByRole('tablist').first().getByRole('tab', {selected: true});
    const code = page.locator('.theme-code-block').first();
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    const inCategory = sidebar.getByRole('link', {name: 'Installation'});
    const inOther = sidebar.getByRole('link', {name: 'Deployment'});

    await colorMode.click();
    await colorMode.click();
    await page.getByRole('button', {name: 'Close the announcement'}).click();
    await sidebar.getByLabel('Pages in Guides').click();
    await code.getByRole('button', {name: 'Copy code to clipboard'}).click();
    const shown = await code.locator('pre').innerText();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(shown.replace(/\n$/u, ''));
    for (const tab of [tabs, page.getByRole('tab', {name: 'Yarn'})]) {
      await tab.first().click();
    }
    // What is clicked twice doesn't change back.
    await tabs.first().dblclick();
    const expectAll = async () => {
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      await expect(announcement).toBeHidden();
      await expect(inCategory).toBeHidden();
      await expect(inOther).toBeVisible();
      await expect(panel).toContainText('pnpm');
      await expect(selected).toHaveText(['pnpm']);
    };
    await expectAll();
    await tabs.first().press('ArrowRight');
    await expect(page.getByRole('tab', {name: 'Bun'}).first()).toBeFocused();

    await release();
    await expectAll();
    await expect(colorMode).toHaveAccessibleName(/currently dark mode/u);
    for (const tab of await tabs.all()) {
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    await page.goto('/blog/');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(announcement).toBeHidden();
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Showcase'})
      .click();
    await expect(page).toHaveURL('/showcase/');
  });

  test('what is typed before the first script arrives is kept', async ({page}) => {
    const release = await hold(page, start);
    await page.goto(doc, {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('deplox');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('y');
    release();
    await expect(searchField(page)).toHaveValue('deploy');
  });

  test('what was typed and checked filters a page', async ({page}) => {
    const release = await openWithoutReact(page, '/showcase/');
    const tag = page.getByRole('button', {name: /^Favorite/u});
    await page.getByRole('searchbox').fill('jest');
    await page.keyboard.press('Enter');
    await tag.click();
    await page.getByRole('checkbox').check();
    await release();
    await expect(page).toHaveURL(/jest/u);
    await expect(page).toHaveURL(/favorite/u);
    await expect(page.getByRole('searchbox')).toHaveValue('jest');
    await expect(tag).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('checkbox')).toBeChecked();
  });

  test('details stay as they are', async ({page}) => {
    const release = await openWithoutReact(page, '/changelog/3.9.0/');
    const summary = page.locator('article summary').first();
    const content = page.locator('article details').first().locator('li').first();
    await summary.click();
    await expect(content).toBeVisible();
    await release();
    await expect(content).toBeVisible();
    await summary.click();
    await expect(content).toBeHidden();
  });

  test('a dropdown opens with the keyboard, and its links keep the hash, whose target is in view', async ({
    page,
  }) => {
    const release = await openWithoutReact(page, `${doc}#requirements`);
    const versions = page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('button', {name: lastVersion});
    const canary = page.getByRole('link', {name: 'Canary', exact: true});
    const heading = page.getByRole('heading', {name: 'Requirements'});
    await expect(heading).toBeInViewport();
    await versions.focus();
    await expect(canary).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(canary).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(canary).toBeHidden();
    await expect(versions).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await canary.click();
    await release();
    await expect(page).toHaveURL('/docs/installation/#requirements');
  });

  test('a dropdown stays open while a link in it is clicked in Safari', async ({page}) => {
    await focusLikeSafari(page);
    const release = await openWithoutReact(page, '/docs/installation/');
    const main = page.getByRole('navigation', {name: 'Main'});
    await main.getByRole('button', {name: 'Canary'}).click();
    await main.getByRole('link', {name: lastVersion, exact: true}).click();
    await release();
    await expect(page).toHaveURL(doc);
  });
});

test.describe('before React, on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true});

  test('the contents and the menu open, and hand over to those of React', async ({page}) => {
    const release = await openWithoutReact(page, doc);
    await page.locator('summary', {hasText: 'On this page'}).tap();
    const inContents = page.locator('a[href="#requirements"]:visible', {hasText: 'Requirements'});
    await expect(inContents).toBeInViewport();

    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await toggle.tap();
    const menu = page.getByRole('dialog', {name: 'Navigation'});
    await expect(menu.getByRole('link', {name: 'Installation'})).toBeInViewport();
    await expect(menu.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    await menu.getByRole('button', {name: 'Close navigation bar'}).tap();
    await expect(menu).toBeHidden();
    await toggle.tap();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await toggle.tap();
    await menu.getByRole('button', {name: '← Back to main menu'}).tap();
    const expectMainMenu = async () => {
      await expect(menu.getByRole('link', {name: 'Showcase'})).toBeInViewport();
      await expect(menu.getByRole('link', {name: 'Docs', exact: true})).toBeFocused();
      await expect(menu.getByRole('link', {name: 'All versions'})).toBeVisible();
    };
    await expectMainMenu();
    await release();
    await expectMainMenu();
    await menu.getByRole('button', {name: 'Close navigation bar'}).tap();
    await expect(menu).toBeHidden();
    await expect(inContents).toBeInViewport();
  });

  test('a version that is chosen in the menu of the blog is stored, and a wide window has no menu', async ({
    page,
  }) => {
    const release = await openWithoutReact(page, '/blog/');
    const menu = page.getByRole('dialog', {name: 'Navigation'});
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await toggle.tap();
    await expect(menu.getByRole('link', {name: 'Docusaurus 3.9'})).toBeInViewport();
    await menu.getByRole('button', {name: '← Back to main menu'}).tap();
    await menu.locator('summary', {hasText: 'Versions'}).tap();
    await expect(menu.getByRole('link', {name: 'All versions'})).toBeInViewport();
    await menu.getByRole('link', {name: olderVersion, exact: true}).tap();
    await release();
    await expect(page).toHaveURL(`/docs/${olderVersion}/`);
    await page.goto('/blog/');
    await hydrated(page);
    await toggle.tap();
    await menu.getByRole('button', {name: '← Back to main menu'}).tap();
    await menu.getByRole('link', {name: 'Docs', exact: true}).tap();
    await expect(page).toHaveURL(`/docs/${olderVersion}/`);

    // With a chosen version, the blog starts at once.
    await page.evaluate(() => localStorage.clear());
    const again = await openWithoutReact(page, '/blog/');
    await toggle.tap();
    await page.setViewportSize({width: 1180, height: 820});
    await again();
    await expect(menu).toBeHidden();
    await page.getByRole('link', {name: 'Showcase', exact: true}).first().click();
    await expect(page).toHaveURL('/showcase/');
  });

  test('a category in the menu of a scrolled page opens after the menu', async ({page}) => {
    const release = await openWithoutReact(page, doc);
    await page.evaluate(() => scrollBy(0, 600));
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    const menu = page.getByRole('dialog', {name: 'Navigation'});
    const caret = menu.getByLabel('Pages in Guides');
    const item = menu.getByRole('link', {name: 'Swizzling'});
    await expect(item).toBeHidden();
    await caret.tap();
    await expect(item).toBeInViewport();
    await release();
    await expect(item).toBeInViewport();
  });
});
