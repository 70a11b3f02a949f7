import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readRequests} from '../src/features/feature-requests/read-requests';
import {requestsOf} from '../src/features/feature-requests/requests';
import {buildDir} from './support/routes';
import {expect, test} from './support/test';
import {visit} from './support/visit';

// The list and its filters are tested in src/features/feature-requests.

const merged = requestsOf(readRequests()).find(({issues}) => issues.includes(5201))!;

test('a link with an issue number or an anchor leads to its request', async ({page}) => {
  const title = page.locator(`#${merged.id}`);
  await visit(page, '/feature-requests/5201/');
  await expect(page).toHaveTitle(new RegExp(merged.title));
  await expect(title).toBeInViewport();
  // The navbar doesn't cover it.
  const navbar = (await page.locator('.navbar').boundingBox())!;
  expect((await title.boundingBox())!.y).toBeGreaterThan(navbar.y + navbar.height);
  await visit(page, `/feature-requests/#${merged.id}`);
  await expect(title).toBeInViewport();
});

test("on a host that can't rewrite URLs, a link to a request still shows it", async ({
  page,
  problems,
}) => {
  const body = readFileSync(path.join(buildDir, '404.html'), 'utf8');
  await page.route(/\/feature-requests\/.+/, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({status: 404, contentType: 'text/html; charset=utf-8', body})
      : route.continue(),
  );
  await page.goto('/feature-requests/5201/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Feature requests');
  await expect(page.locator(`#${merged.id}`)).toBeInViewport();
  await page.goto('/feature-requests/nothing-here/');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('nothing-here');
  // Such a host answers with status 404. There must be no hydration errors.
  expect(problems.filter((problem) => !/answered 404|status of 404/.test(problem))).toEqual([]);
  problems.length = 0;
});
