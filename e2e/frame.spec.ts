import {expect, test} from './support/test';

const versions = [
  'Canary',
  '3.9.2',
  '3.8.1',
  '2.3.1',
  '2.2.0',
  '2.1.0',
  '2.0.1',
  '1.x',
  'All versions',
];

test('the brand leads home, with a logo of 32 by 32', async ({page}) => {
  await page.goto('/blog/');
  const brand = page.locator('.navbar__brand');
  await expect(brand).toHaveAttribute('href', '/');
  const logo = brand.locator('img:visible');
  const box = await logo.boundingBox();
  expect(box).toMatchObject({width: 32, height: 32});
});

test('the navbar leads to every area', async ({page}) => {
  await page.goto('/');
  const items = page.locator('.navbar__items').first().getByRole('link');
  await expect(items).toHaveText([
    'Docusaurus Docs',
    'Docs',
    'API',
    'Blog',
    'Showcase',
    'Community',
    'Tests',
  ]);
});

test('the version menu lists the versions, the archive and a page of all', async ({page}) => {
  await page.goto('/docs/3.9.2/cli/');
  const menu = page.locator('.navbar .dropdown', {has: page.getByText('3.9.2', {exact: true})});
  await menu.hover();
  await expect(menu.locator('.dropdown__menu').getByRole('link')).toHaveText(
    versions.map((name) => new RegExp(`^${name.replace('.', '\\.')}`)),
  );
});

test('the footer has its four columns and badges of the right size', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('.footer__title')).toHaveText(['Learn', 'Community', 'More', 'Legal']);
  const sizes = await page
    .locator('.footer-badge img')
    .evaluateAll((images) =>
      images.map(({clientWidth, clientHeight}) => [clientWidth, clientHeight]),
    );
  expect(sizes).toEqual([
    [114, 51],
    [133, 20],
  ]);
});

test('Canary says that it is unreleased, and leads to the same page of 3.9.2', async ({page}) => {
  await page.goto('/docs/cli/');
  const banner = page.locator('.theme-doc-version-banner');
  await expect(banner).toContainText('unreleased documentation');
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/docs/3.9.2/cli/');
});

test('3.8.1 says that it is no longer maintained, and leads to the same page of 3.9.2', async ({
  page,
}) => {
  await page.goto('/docs/3.8.1/cli/');
  const banner = page.locator('.theme-doc-version-banner');
  await expect(banner).toContainText('no longer actively maintained');
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/docs/3.9.2/cli/');
});

test('the current release has no banner', async ({page}) => {
  await page.goto('/docs/3.9.2/cli/');
  await expect(page.locator('.theme-doc-version-badge')).toHaveText('Version: 3.9.2');
  await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
});

test('the start command is copied by its button', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('button', {name: 'Copy the command'}).click();
  await expect(page.getByText('Copied', {exact: true})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^npm init docusaurus@latest /);
});

test('the service worker is asked for with its parameters', async ({page}) => {
  const request = page.context().waitForEvent('request', (sent) => sent.url().includes('/sw.js'));
  await page.goto('/?offlineMode=true');
  const {searchParams} = new URL((await request).url());
  expect(JSON.parse(searchParams.get('params')!)).toEqual({offlineMode: true, debug: false});
});

test('a formula has its style sheet, a live example answers to a click', async ({page}) => {
  await page.goto('/tests/pages/code-block-tests/');
  await page.getByRole('button', {name: 'Clicked 0 times'}).click();
  await expect(page.getByRole('button', {name: 'Clicked 1 times'})).toBeVisible();
  await page.goto('/tests/pages/markdown-tests-mdx/');
  const html = page.locator('.katex-mathml').first();
  // Without the style sheet, the MathML twin for screen readers would show beside the formula.
  await expect(html).toHaveCSS('position', 'absolute');
});
