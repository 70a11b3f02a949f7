import {existsSync} from 'node:fs';
import path from 'node:path';
import {buildDir, builtFor, redirectRoutes, routes} from './support/routes';
import {expect, test} from './support/test';
import {lastVersion, olderVersion} from './support/versions';

const community = ['support', 'team', 'resources'].flatMap((page) =>
  [`/docs/${page}`, `/docs/next/${page}`].map((from) => [from, `/community/${page}/`] as const),
);

const versioned = ['/docs/', `/docs/${lastVersion}/`, `/docs/${olderVersion}/`].flatMap((root) => [
  [`${root}introduction`, root] as const,
  [`${root}api/misc/docusaurus-init`, `${root}api/misc/create-docusaurus/`] as const,
]);

const forms = (from: string) => [`${from}/`, from, `${from}.html`];

test.describe('old addresses @redirects-community @redirects-init @redirects-html @redirects-keep-query', () => {
  for (const [title, redirects] of [
    ['of pages that became community pages', community],
    ['of docs with another name', versioned],
  ] as const) {
    test(title, async ({page}) => {
      for (const [from, to] of redirects.flatMap(([path, target]) =>
        forms(path).map((form) => [form, target] as const),
      )) {
        await test.step(`${from} leads to ${to}`, async () => {
          await page.goto(`${from}?q=1#part`);
          await page.waitForURL(`**${to}?q=1#part`);
          await expect(page.locator('h1').first()).toBeVisible();
        });
      }
    });
  }
});

const homeRedirects = [
  ['/home/', '/'],
  ['/home/qs/', '/?a=1'],
  ['/home/anchor/', '/#anchor'],
  ['/home/absolute/', '/'],
  ['/home/absolute/qs/', '/?a=1'],
  ['/home/absolute/anchor/', '/#anchor'],
] as const;

for (const [from, to] of homeRedirects) {
  test(`${from} leads to ${to} @redirects-home`, async ({page, baseURL}) => {
    await page.route(`${builtFor}/**`, (route) =>
      route.fulfill({
        status: 302,
        headers: {location: route.request().url().replace(builtFor, baseURL!)},
      }),
    );
    await page.goto(from);
    await page.waitForURL((url) => `${url.pathname}${url.search}${url.hash}` === to);
  });
}
