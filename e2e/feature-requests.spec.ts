import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {
  areas,
  countOf,
  type FeatureRequest,
  featureRequests,
  recordedOn,
} from '../src/features/feature-requests/requests';
import {expectNoViolations} from './support/axe';
import {buildDir} from './support/routes';
import {expect, test} from './support/test';
import {hydrated} from './support/visit';

const root = '/feature-requests/';
const byIssue = (issue: number) =>
  featureRequests.find((request) => request.issues.includes(issue))!;
const request = byIssue(969);
const merged = byIssue(5201);

const entry = (page: Page, {id}: {id: string}) =>
  page.locator('main li').filter({has: page.locator(`#${id}`)});
const titles = (page: Page) => page.locator('main h3:visible');
const names = (requests: FeatureRequest[]) => requests.map(({title}) => new RegExp(`^${title}`));
const status = (page: Page) => page.locator('main').getByRole('status');

test('each request has its area, state, date, issues and workaround', async ({page}) => {
  await page.goto(root);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Feature requests');
  await expect(page.locator('main h2')).toHaveText(areas.map(({title}) => new RegExp(title)));
  await expect(titles(page)).toHaveText(names(featureRequests));
  const item = entry(page, merged);
  await expect(item).toContainText(`as of ${recordedOn}`);
  await expect(item.getByText('What you can do:')).toBeVisible();
  for (const issue of merged.issues) {
    await expect(item.getByRole('link', {name: `Issue #${issue}`})).toHaveAttribute(
      'href',
      `https://github.com/facebook/docusaurus/issues/${issue}`,
    );
  }
});

test('a link with an anchor leads to its request', async ({page}) => {
  await page.goto(`${root}#${merged.id}`);
  await expect(page.locator(`#${merged.id}`)).toBeInViewport();
});

test('a link with an issue number leads to its request, with status 200', async ({page}) => {
  const response = await page.goto(`${root}5201/`);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(new RegExp(merged.title));
  await expect(page.locator('main li[aria-current="true"] h3')).toHaveText(names([merged]));
  await expect(page.locator(`#${merged.id}`)).toBeInViewport();
  // The navbar doesn't cover it.
  const navbar = (await page.locator('.navbar').boundingBox())!;
  const title = (await page.locator(`#${merged.id}`).boundingBox())!;
  expect(title.y).toBeGreaterThan(navbar.y + navbar.height);
});

test('an unknown path shows an error and links to the list', async ({page}) => {
  await page.goto(`${root}p/some-topic/`);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('There is no request at “p/some-topic”.');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await alert.getByRole('link', {name: 'All requests'}).click();
  await expect(page).toHaveURL(root);
  await expect(alert).toBeHidden();
});

test('markup in the URL is shown as text', async ({page}) => {
  await page.goto(`${root}%3Cimg%20src=x%20onerror=alert(1)%3E/`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There is no request at');
  await expect(page.locator('main img')).toHaveCount(0);
});

test.describe("on a host that can't rewrite URLs", () => {
  test.beforeEach(async ({page}) => {
    const body = readFileSync(path.join(buildDir, '404.html'), 'utf8');
    await page.route(/\/feature-requests\/.+/, (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({status: 404, contentType: 'text/html; charset=utf-8', body})
        : route.continue(),
    );
  });

  test.afterEach(({problems}) => {
    // Such a host answers with status 404. There must be no hydration errors.
    expect(problems.filter((problem) => !/answered 404|status of 404/.test(problem))).toEqual([]);
    expect(problems).toHaveLength(2);
    problems.length = 0;
  });

  test('a link to a request still shows it', async ({page}) => {
    await page.goto(`${root}969/`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Feature requests');
    await expect(page).toHaveTitle(new RegExp(request.title));
    await expect(page.locator(`#${request.id}`)).toBeInViewport();
  });

  test('an unknown path still links to the list', async ({page}) => {
    await page.goto(`${root}nothing-here/`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('nothing-here');
  });
});

test('filters by text and state and keeps both in the URL', async ({page}) => {
  await page.goto(`${root}969/`);
  await hydrated(page);
  const chips = page.getByRole('group', {name: 'State'});
  await expect(chips.getByRole('button')).toHaveText([
    `All ${featureRequests.length}`,
    `Open ${countOf('open')}`,
    `Closed ${countOf('closed')}`,
  ]);
  await chips.getByRole('button', {name: /^Closed/}).click();
  await expect(page).toHaveURL(`${root}?state=closed`);
  await expect(status(page)).toHaveText(`${countOf('closed')} requests`);
  await page.getByRole('searchbox', {name: 'Search requests'}).fill('#5201');
  await expect(page).toHaveURL(`${root}?title=%235201&state=closed`);
  await expect(titles(page)).toHaveText(names([merged]));
  await page.reload();
  await expect(titles(page)).toHaveText(names([merged]));
  await expect(status(page)).toHaveText('1 request');
  await page.goBack();
  await expect(page).toHaveURL(`${root}?state=closed`);
  await page.goBack();
  await expect(page).toHaveURL(`${root}969/`);
  await expect(titles(page)).toHaveCount(featureRequests.length);
});

test('shows a message and a reset button when nothing matches', async ({page}) => {
  await page.goto(`${root}?title=zzzz`);
  await expect(page.getByText('No request matches.')).toBeVisible();
  await page.getByRole('button', {name: 'Show all requests'}).click();
  await expect(titles(page)).toHaveCount(featureRequests.length);
});

test('loads a hosted board only if one is configured', async ({page}) => {
  await page.goto(root, {waitUntil: 'networkidle'});
  await expect(page.locator('iframe')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a marked request is readable in ${colorScheme} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.goto(`${root}969/`);
    await expect(page.locator('main li[aria-current="true"]')).toBeVisible();
    await expectNoViolations(page, 'html');
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('every request is listed with its workaround', async ({page}) => {
    await page.goto(root);
    await expect(titles(page)).toHaveCount(featureRequests.length);
    await expect(page.getByText('What you can do:')).toHaveCount(featureRequests.length);
  });
});
