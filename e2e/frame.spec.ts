import {expect, test} from './support/test';

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
