import {readFileSync} from 'node:fs';
import path from 'node:path';
import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {featureRequests} from '../src/features/feature-requests/requests';
import {buildDir} from './support/routes';
import {expect, test} from './support/test';
import {hydrated} from './support/visit';

const root = '/feature-requests/';
const request = featureRequests.find(({issue}) => issue === 969)!;
const closed = featureRequests.find(({issue}) => issue === 827)!;
const ofState = (state: string) => featureRequests.filter((one) => one.state === state);

const entry = (page: Page, {issue}: {issue: number}) => page.locator(`#request-${issue}`);
const titles = (page: Page) => page.locator('main summary:visible h3');
const status = (page: Page) => page.locator('main').getByRole('status');

test('open and closed requests are listed with their outcomes', async ({page}) => {
  await page.goto(root);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Feature requests');
  await expect(titles(page)).toHaveText(featureRequests.map(({title}) => title));
  await expect(entry(page, {issue: 9825})).toContainText('#9825 · Shipped in 3.5');
});

test('a request opens at its own URL and closes again', async ({page}) => {
  await page.goto(root);
  await hydrated(page);
  const summary = entry(page, request).locator('summary');
  await summary.focus();
  const before = await summary.boundingBox();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${root}969/`);
  await expect(page).toHaveTitle(new RegExp(request.title));
  await expect(entry(page, request).getByText('On this site:')).toBeVisible();
  await expect(
    entry(page, request).getByRole('link', {name: 'Discuss and vote on #969'}),
  ).toHaveAttribute('href', 'https://github.com/facebook/docusaurus/issues/969');
  // Focus and scroll position stay the same.
  await expect(summary).toBeFocused();
  expect((await summary.boundingBox())!.y).toBeCloseTo(before!.y, 0);

  await entry(page, closed).locator('summary').click();
  await expect(page).toHaveURL(`${root}827/`);
  await expect(entry(page, request)).not.toHaveAttribute('open');
  await expect(entry(page, closed)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(`${root}969/`);
  await expect(entry(page, request)).toHaveAttribute('open');
  await expect(entry(page, closed)).not.toHaveAttribute('open');
  await summary.click();
  await expect(page).toHaveURL(root);
  await expect(entry(page, request)).not.toHaveAttribute('open');
});

test('a link to a request opens it with status 200', async ({page}) => {
  const response = await page.goto(`${root}${closed.issue}/`);
  expect(response?.status()).toBe(200);
  await expect(entry(page, closed)).toHaveAttribute('open');
  await expect(entry(page, closed).locator('summary')).toBeInViewport();
  await expect(page.getByRole('listitem').and(page.locator('[aria-current="true"]'))).toContainText(
    closed.title,
  );
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
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Feature requests');
    await expect(entry(page, request)).toHaveAttribute('open');
    await expect(page).toHaveTitle(new RegExp(request.title));
    await entry(page, request).locator('summary').click();
    await expect(page).toHaveURL(root);
  });

  test('an unknown path still links to the list', async ({page}) => {
    await page.goto(`${root}nothing-here/`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('nothing-here');
  });
});

test('filters by title and state and keeps both in the URL', async ({page}) => {
  await page.goto(root);
  await hydrated(page);
  const chips = page.getByRole('group', {name: 'State'});
  await expect(chips.getByRole('button')).toHaveText([
    `All ${featureRequests.length}`,
    `Open ${ofState('open').length}`,
    `Closed ${ofState('closed').length}`,
  ]);
  await chips.getByRole('button', {name: /^Closed/}).click();
  await expect(page).toHaveURL(`${root}?state=closed`);
  await expect(status(page)).toHaveText(`${ofState('closed').length} requests`);
  await page.getByRole('searchbox', {name: 'Search by title'}).fill('search');
  await expect(page).toHaveURL(`${root}?title=search&state=closed`);
  const expected = ofState('closed').filter(({title}) => /search/i.test(title));
  await expect(titles(page)).toHaveText(expected.map(({title}) => title));
  await page.reload();
  await expect(titles(page)).toHaveText(expected.map(({title}) => title));

  // Opening a request keeps the filter.
  await entry(page, expected[0]!).locator('summary').click();
  await expect(page).toHaveURL(`${root}${expected[0]!.issue}/?title=search&state=closed`);
  await expect(titles(page)).toHaveCount(expected.length);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${root}?state=closed`);
  await page.goBack();
  await expect(page).toHaveURL(root);
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
  test(`an open request is readable in ${colorScheme} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.goto(`${root}969/`);
    await expect(entry(page, request)).toHaveAttribute('open');
    const {violations} = await new AxeBuilder({page}).analyze();
    expect(violations.map(({id}) => id)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('every request is listed with its details', async ({page}) => {
    await page.goto(root);
    await expect(titles(page)).toHaveCount(featureRequests.length);
    await entry(page, request).locator('summary').click();
    await expect(entry(page, request).getByText('On this site:')).toBeVisible();
  });
});
