import type {Page} from '@playwright/test';
import releases from '../src/data/releases.json';
import {expect, test} from './support/test';
import {visit} from './support/visit';
import {lastVersion, olderVersion} from './support/versions';

const archived = [
  ...releases.archived.map(({name, docsUrl}) => [name, docsUrl]),
  ['All versions', '/versions/'],
];

/** How to reach navbar items: on a phone they're in the mobile sidebar. */
const layouts = {
  desktop: {
    viewport: {width: 997, height: 800},
    async openMenu(page: Page) {
      const menu = page
        .locator('.navbar__item.dropdown', {has: page.locator('a', {hasText: 'All versions'})})
        .first();
      await menu.hover();
      return menu.locator('.dropdown__menu');
    },
    async navbarLink(page: Page, name: string) {
      return page.locator('.navbar__items').getByRole('link', {name, exact: true});
    },
  },
  mobile: {
    viewport: {width: 390, height: 800},
    async openMenu(page: Page) {
      await openMobileSidebar(page);
      const menu = page
        .locator('.navbar-sidebar .menu__list-item', {
          has: page.locator('.menu__link--sublist'),
        })
        .filter({hasText: /^Versions/});
      // It's already open if it contains the current page's version.
      if (/--collapsed/.test((await menu.getAttribute('class')) ?? '')) {
        await menu.locator('.menu__link--sublist').click();
      }
      return menu.locator('.menu__list');
    },
    async navbarLink(page: Page, name: string) {
      await openMobileSidebar(page);
      return page.locator('.navbar-sidebar').getByRole('link', {name, exact: true});
    },
  },
};

async function openMobileSidebar(page: Page) {
  // A URL with a hash hides the navbar until the reader scrolls up.
  await page.evaluate(() => window.scrollBy(0, -300));
  await expect(page.locator('.navbar')).toBeInViewport({ratio: 1});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const back = page.getByRole('button', {name: 'Back to main menu'});
  if (/\/docs\//.test(page.url())) {
    await back.click();
  }
}

const storedVersion = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).find(([key]) => /^docs-preferred-version-default-./.test(key)),
  );

for (const [layout, {viewport, openMenu, navbarLink}] of Object.entries(layouts)) {
  test(
    `on ${layout}, the version menu lists all versions and switches the current page`,
    {tag: ['@versions-dropdown', '@versions-keep-page', '@stored-version']},
    async ({page}) => {
      await page.setViewportSize(viewport);
      await visit(page, `/docs/${lastVersion}/cli/?from=mail#build`);
      const links = (await openMenu(page)).getByRole('link');
      await expect(links).toHaveText([
        /^Canary/,
        new RegExp(`^${lastVersion.replaceAll('.', '\\.')}`),
        new RegExp(`^${olderVersion.replaceAll('.', '\\.')}`),
        ...archived.map(([name]) => new RegExp(`^${name!.replaceAll('.', '\\.')}`)),
      ]);
      for (const [name = '', href = ''] of archived) {
        await expect(links.filter({hasText: name})).toHaveAttribute('href', href);
      }
      await links.filter({hasText: olderVersion}).click();
      await expect(page).toHaveURL(`/docs/${olderVersion}/cli/?from=mail#build`);
      const [key, stored] = (await storedVersion(page))!;
      expect(stored).toBe(olderVersion);

      // The version is kept where docs aren't read, until it no longer exists.
      await visit(page, '/blog/');
      const api = await navbarLink(page, 'API');
      await expect(api).toHaveAttribute('href', `/docs/${olderVersion}/api/docusaurus-config/`);
      await page.evaluate((name) => localStorage.setItem(name, '3.6.3'), key);
      await visit(page, '/blog/');
      const docs = await navbarLink(page, 'Docs');
      await expect(docs).toHaveAttribute('href', `/docs/${lastVersion}/`);
      await expect.poll(() => storedVersion(page)).toBeUndefined();
    },
  );
}
