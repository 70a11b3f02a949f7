import {expect, test} from './support/test';

test('feature requests answer at any path below theirs @feature-requests-prefix', async ({
  page,
}) => {
  const response = await page.goto('/feature-requests/p/some-topic/');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', {level: 1, name: 'Feature requests'})).toBeVisible();
});

test('an unknown path shows the not-found page with status 404 @not-found', async ({page}) => {
  const response = await page.goto('/no-such-page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Not Found');
});

test('a page that asks not to be indexed says so in its head', async ({page}) => {
  await page.goto('/examples/noIndex/');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
});
