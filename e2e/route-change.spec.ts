import type {Page, Route} from '@playwright/test';
import {
  answer,
  countLoads,
  hold,
  interceptCode,
  isEntry,
  loadNothingAhead,
  loadWithoutServiceWorker,
  missing,
} from './support/code';
import {openSearch, searchField} from './support/search';
import {expect, test} from './support/test';
import {lastVersion} from './support/versions';
import {hydrated, startReact, visit} from './support/visit';

test.beforeEach(({page}) => loadWithoutServiceWorker(page));

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const bar = (page: Page) => page.locator('#nprogress');

test('a search that is opened while the next page loads opens on that page', async ({page}) => {
  await loadNothingAhead(page);
  await visit(page, '/license/');
  await openSearch(page);
  await page.keyboard.press('Escape');
  const release = await hold(page, '**/*.js');
  const requested = page.waitForRequest('**/*.js');
  // Docs have another layout than pages.
  await navbar(page).getByRole('link', {name: 'Docs', exact: true}).click();
  await requested;
  await page.keyboard.press('/');
  await page.keyboard.type('deploy');
  release();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('License');
  await expect(searchField(page)).toBeFocused();
  await expect(searchField(page)).toHaveValue('deploy');
});

// The notice after 10 s is tested in src/framework/recovery.
test(
  'a slow page shows a progress bar after 200 ms, until it is there',
  {tag: '@progress-bar'},
  async ({page}) => {
    await loadNothingAhead(page);
    const code = await interceptCode(page);
    await page.clock.install();
    await visit(page, '/license/');
    const heading = page.getByRole('heading', {level: 1});
    const held: Route[] = [];
    code.treat = async (route) => void held.push(route);
    await page.clock.pauseAt(Date.now() + 3_600_000);

    await navbar(page).getByRole('link', {name: 'Showcase'}).click();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page).locator('.bar')).toBeVisible();
    await expect(bar(page).locator('.spinner')).toHaveCount(0);
    await expect(heading).toHaveText('License');
    await page.clock.resume();
    code.treat = answer;
    await Promise.all(held.map(answer));
    await expect(heading).toHaveText('Showcase');
    await expect(bar(page)).toHaveCount(0);

    // Its code is there.
    await page.clock.pauseAt(Date.now() + 7_200_000);
    await page.goBack();
    await expect(heading).toHaveText('License');
    await page.clock.runFor(1_000);
    await expect(bar(page)).toHaveCount(0);
  },
);

/** The URLs of the code that a page requests from now on. */
const codeRequests = (page: Page) => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) {
      urls.push(request.url());
    }
  });
  return urls;
};

/** Core observes links in view and calls back within two frames. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

test(
  'the code of a page is loaded on hover or focus of a link to it, unless the connection is slow',
  {tag: ['@preload', '@prefetch-saving']},
  async ({page}) => {
    await loadNothingAhead(page);
    await visit(page, '/license/');
    await page.waitForLoadState('networkidle');
    const asked = codeRequests(page);
    const link = (name: string) => navbar(page).getByRole('link', {name, exact: true});
    const connect = (connection: object) =>
      page.evaluate((values) => {
        Object.assign((navigator as unknown as {connection: object}).connection, values);
      }, connection);
    // Links remember that the pointer was there.
    for (const [connection, pointedAt, focused] of [
      [{effectiveType: '4g', saveData: true}, 'API', 'Blog'],
      [{effectiveType: '2g', saveData: false}, 'Docs', 'Showcase'],
    ] as const) {
      await connect(connection);
      await link(pointedAt).hover();
      await link(focused).focus();
      await twoFrames(page);
      expect(asked).toEqual([]);
    }
    await connect({effectiveType: '4g', saveData: false});
    // Of what is in view, only the names of its code are loaded.
    await page.mouse.wheel(0, 10_000);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => !url.includes('/routes-'))).toEqual([]);
    asked.length = 0;
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    await link('Showcase').hover();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    asked.length = 0;
    await link('Community').focus();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  },
);

test(
  'an outdated tab, whose code is gone, opens the next page with one load, and continues there',
  {tag: ['@preload-failure', '@stale-tab']},
  async ({page, problems}) => {
    await loadNothingAhead(page);
    const code = await interceptCode(page);
    await visit(page, `/docs/${lastVersion}/cli/?q=1#part`);
    await navbar(page).getByRole('button', {name: lastVersion}).hover();
    const loads = countLoads(page);
    code.treat = missing;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) {
        code.treat = answer;
      }
    });
    const loaded = page.waitForEvent('load');
    await navbar(page).getByRole('link', {name: 'Canary'}).click();
    await loaded;
    await hydrated(page);
    expect(loads()).toBe(1);
    await expect(page).toHaveURL('/docs/cli/?q=1#part');
    await expect(page.getByText('Part of this page did not load')).toHaveCount(0);
    await navbar(page).getByRole('link', {name: 'Showcase'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Showcase');
    expect(loads()).toBe(1);
    problems.length = 0;
  },
);

test(
  'a page whose code never loads stays readable with a notice, working links and a Retry button',
  {tag: ['@preload-failure', '@route-load-failure']},
  async ({page, problems}) => {
    await loadNothingAhead(page);
    const code = await interceptCode(page);
    await visit(page, '/license/');
    code.treat = (route) => (isEntry(route) ? answer(route) : missing(route));
    const loads = countLoads(page);
    await navbar(page).getByRole('link', {name: 'Showcase'}).click();
    const notice = page.getByRole('alert').filter({hasText: 'Part of this page did not load'});
    await expect(notice).toContainText(/Loading (?:CSS )?chunk/u);
    await expect(notice).toBeInViewport();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Showcase');
    expect(loads()).toBe(1);

    await navbar(page).getByRole('link', {name: 'Community'}).click();
    await expect(page).toHaveURL('/community/support/');
    await page.waitForLoadState();
    await startReact(page);
    await expect(notice).toBeVisible();

    code.treat = answer;
    await notice.getByRole('button', {name: 'Retry'}).click();
    await hydrated(page);
    await expect(notice).toHaveCount(0);
    problems.length = 0;
  },
);

test(
  'without a network, a page shows that it did not load, and Retry loads it in place',
  {tag: '@route-load-failure'},
  async ({page, context, problems}) => {
    await loadNothingAhead(page);
    await visit(page, '/license/');
    const loads = countLoads(page);
    await context.setOffline(true);
    await navbar(page).getByRole('link', {name: 'Showcase'}).click();
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText('This page did not load');
    const error = page.getByRole('alert').filter({hasText: /Loading (?:CSS )?chunk/u});
    await expect(error).toBeVisible();
    // The layout isn't doubled.
    await expect(navbar(page)).toHaveCount(1);
    const retry = page.getByRole('button', {name: 'Retry'});
    await retry.press('Enter');
    await expect(error).toBeVisible();
    await expect(retry).toBeFocused();
    await context.setOffline(false);
    await retry.press('Enter');
    await expect(heading).toHaveText('Showcase');
    expect(loads()).toBe(0);
    problems.length = 0;
  },
);
