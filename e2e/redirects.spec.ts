import {builtFor} from './support/routes';
import {expect, test} from './support/test';

test(
  'an old URL redirects with its query string and hash, with and without .html',
  {tag: ['@redirects-community', '@redirects-init', '@redirects-html', '@redirects-keep-query']},
  async ({page}) => {
    for (const [from, to] of [
      ['/docs/support', '/community/support/'],
      ['/docs/api/misc/docusaurus-init', '/docs/api/misc/create-docusaurus/'],
    ] as const) {
      for (const form of [`${from}/`, from, `${from}.html`]) {
        await page.goto(`${form}?q=1#part`);
        await page.waitForURL(`**${to}?q=1#part`);
        await expect(page.locator('h1').first()).toBeVisible();
      }
    }
  },
);

const homeRedirects = [
  ['/home/', '/'],
  ['/home/qs/', '/?a=1'],
  ['/home/anchor/', '/#anchor'],
  ['/home/absolute/', '/'],
  ['/home/absolute/qs/', '/?a=1'],
  ['/home/absolute/anchor/', '/#anchor'],
] as const;

test('/home/ and paths below it redirect', {tag: '@redirects-home'}, async ({page, baseURL}) => {
  await page.route(`${builtFor}/**`, (route) =>
    route.fulfill({
      status: 302,
      headers: {location: route.request().url().replace(builtFor, baseURL!)},
    }),
  );
  for (const [from, to] of homeRedirects) {
    await page.goto(from);
    await page.waitForURL((url) => `${url.pathname}${url.search}${url.hash}` === to);
  }
});
