import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {lastVersion} from './support/versions';
import {hydrated, visit} from './support/visit';

const docs = `/docs/${lastVersion}`;

const sidebarOf = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const breadcrumbsOf = (page: Page) => page.getByRole('navigation', {name: 'Breadcrumbs'});
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

const tabs = `${docs}/markdown-features/tabs/`;

test('on phones, breadcrumbs wrap and end with the category', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await visit(page, `${docs}/sidebar/items/`);
  const shown = breadcrumbsOf(page).locator('.breadcrumbs__item:visible');
  await expect(shown).toHaveText(['', 'Guides', 'Docs', 'Sidebar']);
  const list = breadcrumbsOf(page).locator('.breadcrumbs');
  expect(await list.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
  expect(await shown.last().evaluate((item) => getComputedStyle(item, '::after').display)).toBe(
    'none',
  );
});

test(
  'opening a sidebar category collapses its siblings, also with the keyboard',
  {tag: '@sidebar-auto-collapse'},
  async ({page}) => {
    await visit(page, `${docs}/installation/`);
    const category = (name: string) =>
      sidebarOf(page)
        .locator('details')
        .filter({has: page.locator(`> summary[aria-label="Pages in ${name}"]`)});
    const summary = (name: string) => category(name).locator('> summary');
    await expect(category('Getting started')).toHaveAttribute('open');
    await summary('Advanced guides').focus();
    await page.keyboard.press('Enter');
    await expect(category('Advanced guides')).toHaveAttribute('open');
    await expect(category('Getting started')).not.toHaveAttribute('open');
    await expect(
      sidebarOf(page).getByRole('link', {name: 'Installation', exact: true}),
    ).toBeHidden();
    await summary('Upgrading').click();
    await expect(category('Advanced guides')).not.toHaveAttribute('open');
  },
);

test(
  'the keyboard can hide and show the sidebar without losing focus',
  {tag: '@sidebar-hideable'},
  async ({page}) => {
    await page.setViewportSize({width: 997, height: 800});
    await visit(page, tabs);
    const hide = page.getByRole('button', {name: 'Collapse sidebar', exact: true});
    const show = page.getByRole('button', {name: 'Expand sidebar', exact: true});
    const widthBefore = (await page.getByRole('main').boundingBox())!.width;
    await hide.focus();
    await page.keyboard.press('Enter');
    await expect(sidebarOf(page)).toBeHidden();
    await expect(show).toBeFocused();
    await expect
      .poll(async () => (await page.getByRole('main').boundingBox())!.width)
      .toBeGreaterThan(widthBefore + 200);

    // It stays hidden on other pages, and unrelated keys don't show it.
    await page.keyboard.press('Tab');
    await expect(sidebarOf(page)).toBeHidden();
    await nextDoc(page).click();
    await expect(page).not.toHaveURL(tabs);
    await expect(heading(page)).toBeFocused();
    await expect(sidebarOf(page)).toBeHidden();

    await show.focus();
    await page.keyboard.press('Space');
    await expect(sidebarOf(page)).toBeVisible();
    await expect(hide).toBeFocused();
  },
);

test(
  'the sidebar follows the current page, and keeps its scroll position',
  {tag: ['@sidebar-follows', '@sidebar-scroll']},
  async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await visit(page, tabs);
    const sidebar = sidebarOf(page);
    const scrolled = await sidebar.evaluate((menu) => {
      menu.scrollTop = menu.scrollHeight;
      return menu.scrollTop;
    });
    expect(scrolled).toBeGreaterThan(100);
    await sidebar.getByRole('link', {name: 'Browser support', exact: true}).click();
    await expect(page).toHaveURL(`${docs}/browser-support/`);
    await expect(heading(page)).toBeFocused();
    // Collapsing categories changes the height, but the sidebar doesn't jump back to the top.
    expect(await sidebar.evaluate((menu) => menu.scrollTop)).toBeGreaterThan(100);
    const current = sidebar.locator('[aria-current="page"]');
    await expect(current).toHaveText(['Browser support']);
    await expect(current).toBeInViewport();
  },
);

test(
  'the sidebar and the table of contents show where the reader is, but stay where the reader scrolls them',
  {tag: '@sidebar-scroll'},
  async ({page}) => {
    await page.setViewportSize({width: 1280, height: 640});
    await page.goto(`${docs}/deployment/`);
    await hydrated(page);
    await expect(sidebarOf(page).locator('[aria-current="page"]')).toBeInViewport({ratio: 1});
    const active = page.locator('.table-of-contents__link--active');
    const scrollTo = (id: string) =>
      page.locator(`#${id}`).evaluate((target) => target.scrollIntoView({behavior: 'instant'}));
    await scrollTo('troubleshooting');
    await expect(active).toHaveText('Troubleshooting');
    await expect(active).toBeInViewport({ratio: 1});

    const contents = page.locator('.theme-doc-toc-desktop');
    await contents.evaluate((list) => (list.scrollTop = 0));
    await scrollTo('caddy');
    await expect(active).toHaveText(/Caddy/u);
    expect(await contents.evaluate((list) => list.scrollTop)).toBe(0);
  },
);

test('the first Tab key press focuses the skip link', {tag: '@skip-link'}, async ({page}) => {
  for (const route of ['/', tabs]) {
    await visit(page, route);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ratio: 1});
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  }
});

/** Records which elements receive focus, since screen readers announce those. */
async function noteFocus(page: Page) {
  await page.evaluate(() => {
    const focused: string[] = [];
    Object.assign(window, {focused});
    document.addEventListener('focusin', ({target}) => {
      const {tagName, textContent} = target as Element;
      focused.push(`${tagName} ${textContent}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as {focused: string[]}).focused);
}

const nextDoc = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /^Next/});

test(
  'navigating focuses the heading, which is announced once, and going back restores the scroll position',
  {tag: '@focus-after-navigation'},
  async ({page}) => {
    await visit(page, `${docs}/configuration/`);
    await expect(page.locator('body')).toBeFocused();
    const focused = await noteFocus(page);
    const next = nextDoc(page);
    await next.scrollIntoViewIfNeeded();
    const scrolled = await scrollTop(page);
    expect(scrolled).toBeGreaterThan(1000);

    // The focus ring shows for keyboard users only.
    await next.click();
    await expect(page).toHaveURL(`${docs}/playground/`);
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toHaveCSS('outline-style', 'none');
    expect((await focused()).filter((entry) => !/^A /.test(entry))).toEqual(['H1 Playground']);
    await page.goBack();
    await expect(heading(page)).toHaveText('Configuration');
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(scrolled - 100);

    await page.getByRole('link', {name: 'Blog', exact: true}).first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog/');
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toHaveCSS('outline-style', 'solid');
    expect((await focused()).at(-1)).toBe('H1 Blog');
    expect(await scrollTop(page)).toBe(0);
  },
);

test(
  'a link to an anchor on another page moves focus there; anchors, tabs and filters on the same page keep focus',
  {tag: '@focus-after-navigation'},
  async ({page}) => {
    await visit(page, '/changelog/');
    await page
      .getByRole('main')
      .getByRole('link', {name: /new features/})
      .first()
      .click();
    await expect(page).toHaveURL(/#new-features$/);
    await expect(page.locator('#new-features')).toBeFocused();
    await expect(page.locator('#new-features')).toBeInViewport();

    const inContents = page.locator('.theme-doc-toc-desktop .table-of-contents__link').nth(2);
    await visit(page, tabs);
    await inContents.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#/);
    await expect(heading(page)).not.toBeFocused();
    // Tab continues from the anchor, which is the browser's default.
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('article').locator(':focus')).toHaveCount(1);

    const tabsInUrl = page.locator('.theme-tabs-container', {hasText: 'version manager'});
    const tab = tabsInUrl.getByRole('tab', {name: 'Linux'});
    await tab.click();
    await expect(page).toHaveURL(/\?.*linux/);
    await expect(heading(page)).not.toBeFocused();

    await visit(page, '/showcase/');
    const search = page.getByRole('searchbox').first();
    await search.fill('docs');
    await expect(page).toHaveURL(/\?.*docs/);
    await expect(search).toBeFocused();
  },
);
