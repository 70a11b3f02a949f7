import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir} from './support/routes';
import {expect, test} from './support/test';

// The list is tested in src/features/feature-requests.

test('the number of an issue leads to its request', async ({page}) => {
  await page.goto('/feature-requests/5201/');
  await page.waitForURL('**/feature-requests/#local-search');
  const title = page.locator('#local-search');
  await expect(title).toBeInViewport();
  // The navbar makes way.
  await expect
    .poll(async () => {
      const navbar = (await page.locator('.navbar').boundingBox())!;
      return (await title.boundingBox())!.y - navbar.y - navbar.height;
    })
    .toBeGreaterThan(0);
});

test("on a host that can't rewrite URLs, every path below shows the list", async ({
  page,
  problems,
}) => {
  const body = readFileSync(path.join(buildDir, '404.html'), 'utf8');
  await page.route(/\/feature-requests\/.+/, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({status: 404, contentType: 'text/html; charset=utf-8', body})
      : route.continue(),
  );
  await page.goto('/feature-requests/nothing-here/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Feature requests');
  await expect(page.locator('#local-search')).toBeVisible();
  // Such a host answers with status 404. There must be no hydration errors.
  expect(problems.filter((problem) => !/answered 404|status of 404/.test(problem))).toEqual([]);
  problems.length = 0;
});
