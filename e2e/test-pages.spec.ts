import {routes} from './support/routes';
import {expect, test} from './support/test';

const testPages = routes.filter((route) => route.startsWith('/tests/pages/'));

test('the test page index links to each test page', async ({page}) => {
  await page.goto('/tests/pages/');
  const hrefs = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const reachable = new Set(['/tests/pages/', ...hrefs]);
  expect(testPages.filter((route) => !reachable.has(route))).toEqual([]);
});

test("drafts aren't built, and an unlisted page shows a notice", async ({page}) => {
  expect(testPages.filter((route) => /draft/.test(route))).toEqual([]);
  await page.goto('/tests/pages/my-custom/unlisted/slug/');
  await expect(page.getByText('Unlisted page', {exact: true})).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
});

test('links to static files with non-ASCII names work', async ({page, request}) => {
  await page.goto('/tests/pages/static-assets/');
  const links = page.getByRole('article').getByRole('table').getByRole('link');
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    const answer = await request.get((await link.getAttribute('href'))!);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('The name of this file');
  }
  for (const image of await page.getByRole('article').getByRole('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('naturalWidth', 32);
  }
});

test('a layout without children shows a navbar and a footer at the bottom', async ({page}) => {
  await page.goto('/tests/pages/layout-no-children/');
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeInViewport();
  const bottom = await footer.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeGreaterThanOrEqual(799);
});
