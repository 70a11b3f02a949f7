import {expect, test} from './support/test';

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

for (const [layout, width, label] of [
  ['desktop', 1280, 'Custom item'],
  ['mobile', 390, 'Custom item (mobile)'],
] as const) {
  test(`the test area, and no other page, has its own navbar item on ${layout}`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    const open = async (route: string) => {
      await page.goto(route);
      if (layout === 'mobile') {
        await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      }
    };
    const item = page.getByRole('button', {name: label, exact: true});
    await open('/blog/');
    await expect(page.getByRole('link', {name: 'Showcase', exact: true}).first()).toBeVisible();
    await expect(item).toHaveCount(0);

    await open('/tests/');
    const message = new Promise<string>((resolve) => {
      page.once('dialog', async (dialog) => {
        resolve(dialog.message());
        await dialog.accept();
      });
    });
    await item.click();
    expect(await message).toBe('This is a custom navbar item type example');

    await open('/tests/pages/');
    await expect(item).toBeVisible();
  });
}
