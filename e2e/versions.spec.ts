import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import releases from '../src/data/releases.json';
import {isCanaryNewer, minorOf} from '../src/data/versions';
import {buildDir} from './support/routes';
import {expect, test} from './support/test';
import {visit} from './support/visit';
import {findUnchangedDoc, readSummary} from './support/version-changes';
import {lastVersion, olderVersion, releasePostOf} from './support/versions';

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
  test.describe(`on ${layout}`, () => {
    test.use({viewport});

    test(
      'the version menu lists all versions, archived ones and a link to all versions',
      {tag: '@versions-dropdown'},
      async ({page}) => {
        await page.goto(`/docs/${lastVersion}/cli/`);
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
      },
    );

    test(
      'switching the version keeps the page, query string and hash',
      {tag: '@versions-keep-page'},
      async ({page}) => {
        await visit(page, `/docs/${lastVersion}/cli/?from=mail#build`);
        const menu = await openMenu(page);
        await menu.getByRole('link', {name: 'Canary'}).click();
        await expect(page).toHaveURL('/docs/cli/?from=mail#build');
      },
    );

    test(
      'the chosen version is saved, and the Docs and API links follow it',
      {tag: '@stored-version'},
      async ({page}) => {
        await page.goto(`/docs/${lastVersion}/cli/`);
        await (await openMenu(page)).getByRole('link', {name: olderVersion}).click();
        await expect(page).toHaveURL(`/docs/${olderVersion}/cli/`);
        expect((await storedVersion(page))?.[1]).toBe(olderVersion);

        await page.goto('/blog/');
        await expect(await navbarLink(page, 'Docs')).toHaveAttribute(
          'href',
          `/docs/${olderVersion}/`,
        );
        await page.goto('/blog/');
        await expect(await navbarLink(page, 'API')).toHaveAttribute(
          'href',
          `/docs/${olderVersion}/api/docusaurus-config/`,
        );
      },
    );

    test(
      'a stored version that no longer exists is removed',
      {tag: '@stored-version'},
      async ({page}) => {
        await page.goto(`/docs/${lastVersion}/cli/`);
        await (await openMenu(page)).getByRole('link', {name: olderVersion}).click();
        await expect(page).toHaveURL(`/docs/${olderVersion}/cli/`);
        const [key = ''] = (await storedVersion(page)) ?? [];
        await page.evaluate((name) => localStorage.setItem(name, '3.6.3'), key);

        await page.goto('/blog/');
        await expect(await navbarLink(page, 'Docs')).toHaveAttribute(
          'href',
          `/docs/${lastVersion}/`,
        );
        await expect.poll(() => storedVersion(page)).toBeUndefined();
      },
    );

    test(
      `Canary and ${olderVersion} show a banner that links to the same page in ${lastVersion}`,
      {tag: '@version-banners'},
      async ({page}) => {
        const banner = page.locator('.theme-doc-version-banner');
        for (const [route, text] of [
          ['/docs/cli/', 'describe newer releases'],
          [`/docs/${olderVersion}/cli/`, 'describe an older release'],
        ] as const) {
          await page.goto(route);
          await expect(banner).toContainText(text);
          await expect(banner.getByRole('link')).toHaveAttribute(
            'href',
            `/docs/${lastVersion}/cli/`,
          );
        }
        await page.goto(`/docs/${lastVersion}/cli/`);
        await expect(page.locator('.theme-doc-version-badge')).toHaveText(
          `Version: ${lastVersion}`,
        );
        await expect(banner).toHaveCount(0);
      },
    );
  });
}

test('docs declare their version for search, and identical pages are in the sitemap once', async ({
  page,
}) => {
  const sitemap = readFileSync(`${buildDir}/sitemap.xml`, 'utf8');
  const isListed = (route: string) => sitemap.includes(`${route}</loc>`);
  const canonical = page.locator('link[rel="canonical"]');
  const changed = `${readSummary('canary').changed[0]!.permalink}/`;
  const unchanged = findUnchangedDoc();
  for (const [route, tag, canonicalRoute] of [
    [changed, 'docs-default-current', changed],
    [`/docs/${lastVersion}/cli/`, `docs-default-${lastVersion}`, `/docs/${lastVersion}/cli/`],
    [`/docs/${unchanged}`, 'docs-default-current', `/docs/${lastVersion}/${unchanged}`],
    [
      `/docs/${olderVersion}/${unchanged}`,
      `docs-default-${olderVersion}`,
      `/docs/${lastVersion}/${unchanged}`,
    ],
    [
      `/docs/${lastVersion}/${unchanged}`,
      `docs-default-${lastVersion}`,
      `/docs/${lastVersion}/${unchanged}`,
    ],
  ] as const) {
    await page.goto(route);
    await expect(page.locator('meta[name="docsearch:docusaurus_tag"]')).toHaveAttribute(
      'content',
      tag,
    );
    await expect(canonical).toHaveAttribute('href', new RegExp(`//[^/]+${canonicalRoute}$`));
    expect(isListed(route), route).toBe(route === canonicalRoute);
  }
});

test('the versions page links to docs, release notes, changelog and source for each version', async ({
  page,
}) => {
  await page.goto('/versions/');
  const hrefs = (name: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({has: page.getByText(name, {exact: true})})
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const source = 'https://github.com/facebook/docusaurus/tree';
  expect(await hrefs(lastVersion)).toEqual([
    `/docs/${lastVersion}/`,
    `/versions/changes/${lastVersion}/`,
    releasePostOf(lastVersion),
    `/changelog/${lastVersion}/`,
    `${source}/v${lastVersion}`,
  ]);
  expect(await hrefs('Canary')).toEqual([
    '/docs/',
    '/versions/changes/canary/',
    `https://github.com/facebook/docusaurus/releases/tag/v${releases.canaryFramework}`,
    `${source}/v${releases.canaryFramework}`,
  ]);
  expect(await hrefs('3.6.3')).toEqual([
    '/blog/releases/3.6/',
    '/changelog/3.6.3/',
    `${source}/v3.6.3`,
  ]);
  expect(await hrefs('2.0.1')).toEqual([
    'https://docusaurus-archive-october-2023.netlify.app/docs/2.0.1/',
    '/blog/2022/08/01/announcing-docusaurus-2.0/',
    '/changelog/2.0.1/',
    `${source}/v2.0.1`,
  ]);
});

test('the versions page says which docs fit a site, and where its upgrade checklist is', async ({
  page,
}) => {
  await page.goto('/versions/');
  const choices = page.getByRole('table', {name: 'Which docs to read'});
  for (const [name, href] of [
    [/@latest/, isCanaryNewer ? '/docs/' : `/docs/${lastVersion}/`],
    [new RegExp(`^${minorOf(lastVersion)}`), `/docs/${lastVersion}/`],
    [new RegExp(`^${minorOf(olderVersion)}`), `/docs/${olderVersion}/`],
    [/^2\.x/, 'https://docusaurus-archive-october-2023.netlify.app/docs/'],
  ] as const) {
    await expect(choices.getByRole('row', {name}).getByRole('link')).toHaveAttribute('href', href);
  }
  const checklist = (from: string, to: string) =>
    page.getByRole('link', {name: `From ${from} to ${to}`});
  await expect(checklist(minorOf(olderVersion), minorOf(lastVersion))).toHaveAttribute(
    'href',
    `${releasePostOf(lastVersion)}#upgrade`,
  );
  await expect(checklist('2.4', '3.0')).toHaveAttribute('href', '/blog/releases/3.0/#upgrade');
});
