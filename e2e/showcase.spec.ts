import {expect, test} from './support/test';

test.beforeEach(async ({page}) => {
  await page.goto('/showcase/');
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
});

test('a name narrows the list, and the address holds it', async ({page}) => {
  await page.getByRole('searchbox', {name: 'Search by name'}).fill('apisix');
  await expect(page.getByRole('status').filter({hasText: 'site'})).toHaveText('1 site');
  await expect(page).toHaveURL(/\?name=apisix$/);
  await page.reload();
  await expect(page.getByRole('heading', {level: 2})).toHaveText(['Apache APISIX']);
});

test('tags add up to any or all, and clear again', async ({page}) => {
  const count = async () => page.locator('main li h2').count();
  const all = await count();
  await page.getByRole('button', {name: /^Translated/}).click();
  await page.getByRole('button', {name: /^Right to left/}).click();
  await expect(page).toHaveURL(/tags=i18n&tags=rtl/);
  await expect.poll(count).toBeLessThan(all);
  const any = await count();
  await page.getByRole('checkbox', {name: /all chosen tags/}).check();
  await expect.poll(count).toBeLessThan(any);
});

test('nothing found says so and offers the way back', async ({page}) => {
  await page.getByRole('searchbox', {name: 'Search by name'}).fill('zzzz');
  await expect(page.getByText('No site matches.')).toBeVisible();
  await page.getByRole('button', {name: 'Show all sites'}).click();
  await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible();
});

test('every site is in the HTML itself', async ({request}) => {
  const html = await (await request.get('/showcase/')).text();
  expect(html.match(/<h2/g)!.length).toBeGreaterThan(200);
});
