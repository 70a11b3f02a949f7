import type {Locator, Page} from '@playwright/test';
import {expect, test} from './support/test';
import {lastVersion, olderVersion} from './support/versions';
import {visit} from './support/visit';

const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const sidebar = (page: Page) => page.getByRole('dialog', {name: 'Navigation'});

/** The dialog itself has no size, because its content is fixed to the window. */
const closeButton = (page: Page) =>
  sidebar(page).getByRole('button', {name: 'Close navigation bar'});

async function open(page: Page, route: string): Promise<void> {
  await visit(page, route);
  await toggle(page).click();
  await expect(closeButton(page)).toBeVisible();
}

/** Whether keyboard, mouse and screen readers can reach it; the ARIA tree doesn't show `inert`. */
async function expectReach(part: Locator, isInReach: boolean): Promise<void> {
  await expect
    .poll(() => part.evaluate((element) => element.closest('[inert]') === null))
    .toBe(isInReach);
}

const focusIsInside = (page: Page) =>
  sidebar(page).evaluate((dialog) => dialog.contains(document.activeElement));

const width = 390;
test.use({viewport: {width, height: 800}});

test(
  'the sidebar lists the areas and traps focus while it is open',
  {tag: '@mobile-sidebar'},
  async ({page}) => {
    await visit(page, '/license/');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await toggle(page).press('Enter');
    const close = closeButton(page);
    await expect(close).toBeFocused();
    const rest = ['main', 'contentinfo', 'banner'].map((role) =>
      page.getByRole(role as 'main' | 'contentinfo' | 'banner'),
    );
    for (const part of [...rest, toggle(page)]) {
      await expectReach(part, false);
    }

    // Focus goes from the last control through the browser's own to the first one.
    await page.keyboard.press('Shift+Tab');
    for (let presses = 0; presses < 4; presses += 1) {
      const isLeavingPage = await page.evaluate(() => document.activeElement === document.body);
      expect(isLeavingPage || (await focusIsInside(page))).toBe(true);
      await page.keyboard.press('Tab');
    }

    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(width - 20, 400);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('End');
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    expect(await page.evaluate(() => window.scrollY)).toBe(before);

    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    for (const part of [...rest, toggle(page)]) {
      await expectReach(part, true);
    }
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
  },
);

test(
  'it closes with its button, with a click outside, in a wide window, and when a link is followed',
  {tag: '@mobile-sidebar'},
  async ({page}) => {
    await open(page, '/license/');
    await closeButton(page).click();
    await expect(sidebar(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();

    await toggle(page).click();
    await expect(closeButton(page)).toBeVisible();
    await page.mouse.click(width - 10, 400);
    await expect(sidebar(page)).toHaveCount(0);

    await toggle(page).click();
    await page.setViewportSize({width: 996, height: 800});
    await expect(closeButton(page)).toBeVisible();
    await page.setViewportSize({width: 997, height: 800});
    await expect(sidebar(page)).toHaveCount(0);
    await expectReach(page.getByRole('main'), true);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await page.setViewportSize({width, height: 800});
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar(page)).toHaveCount(0);

    await toggle(page).click();
    await sidebar(page).getByRole('link', {name: 'Showcase'}).click();
    await expect(page).toHaveURL('/showcase/');
    await expect(sidebar(page)).toHaveCount(0);
    await expectReach(page.getByRole('main'), true);

    await toggle(page).click();
    await sidebar(page).getByRole('link', {name: 'Docusaurus Docs'}).click();
    await expect(page).toHaveURL('/');
    await expect(sidebar(page)).toHaveCount(0);
    await expectReach(page.getByRole('main'), true);

    // "Back" closes it first, like a dialog in an app.
    await toggle(page).click();
    await expect(closeButton(page)).toBeVisible();
    await page.goBack();
    await expect(sidebar(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
  },
);

test(
  'it shows the docs sidebar and a way back to the main menu',
  {tag: '@mobile-secondary-menu'},
  async ({page}) => {
    await open(page, `/docs/${lastVersion}/configuration/`);
    const back = sidebar(page).getByRole('button', {name: '← Back to main menu'});
    await expect(back).toBeInViewport();
    const current = sidebar(page).getByRole('link', {name: 'Configuration', exact: true});
    await expect(current).toHaveAttribute('aria-current', 'page');
    const showcase = sidebar(page).getByRole('link', {name: 'Showcase'});
    await expect(showcase).toHaveCount(0);

    await back.press('Enter');
    await expect(back).toHaveCount(0);
    await expect(sidebar(page).getByRole('link', {name: 'Docs', exact: true})).toBeFocused();
    await expectReach(showcase, true);
    await expect(showcase).toBeInViewport();

    await page.keyboard.press('Escape');
    await toggle(page).click();
    await expect(back).toBeInViewport();
    await sidebar(page).getByRole('link', {name: 'Installation', exact: true}).click();
    await expect(page).toHaveURL(`/docs/${lastVersion}/installation/`);
    await expect(sidebar(page)).toHaveCount(0);

    await open(page, '/changelog/2.0.0-beta.10/');
    await sidebar(page).getByRole('link', {name: '2.0.0-beta.9', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('2.0.0-beta.9');
  },
);

test(
  'a dropdown is collapsed unless it contains the current page',
  {tag: '@dropdown-mobile'},
  async ({page}) => {
    await open(page, '/license/');
    await expect(sidebar(page).locator(':scope > ul > li > a')).toHaveText([
      ...['Docs', 'API', 'Blog', 'Showcase', 'Community', 'Tests'],
      'Source repository',
    ]);
    const versions = sidebar(page).locator('summary', {hasText: 'Versions'});
    const canary = sidebar(page).getByRole('link', {name: 'Canary'});
    await expect(canary).toBeHidden();
    await versions.press('Space');
    await expect(canary).toBeVisible();
    await versions.press('Enter');
    await expect(canary).toBeHidden();

    await visit(page, `/docs/${lastVersion}/configuration/?from=mail#metadata`);
    // A URL with a hash hides the navbar until the reader scrolls up.
    await page.evaluate(() => window.scrollTo(0, 0));
    await toggle(page).click();
    await sidebar(page).getByRole('button', {name: 'Back to main menu'}).click();
    const current = sidebar(page).getByRole('link', {name: lastVersion});
    await expect(current).toBeVisible();
    await expect(current).toHaveAttribute('aria-current', 'page');
    await sidebar(page).getByRole('link', {name: olderVersion}).click();
    await expect(page).toHaveURL(`/docs/${olderVersion}/configuration/?from=mail#metadata`);
  },
);
