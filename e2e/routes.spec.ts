import {expect, test} from './support/test';

test(
  'any path below /feature-requests/ shows the feature requests',
  {tag: '@feature-requests-prefix'},
  async ({page}) => {
    const response = await page.goto('/feature-requests/p/some-topic/');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', {level: 1, name: 'Feature requests'})).toBeVisible();
  },
);

test(
  'an unknown path shows the not-found page with status 404',
  {tag: '@not-found'},
  async ({page}) => {
    const response = await page.goto('/no-such-page/');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toContainText('Not Found');
  },
);

test('a noindex page has a robots meta tag', async ({page}) => {
  await page.goto('/examples/noIndex/');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
});
