import type {Page, Route} from '@playwright/test';
import {
  answer,
  countLoads,
  interceptCode,
  isEntry,
  loadNothingAhead,
  loadWithoutServiceWorker,
  missing,
} from './support/code';
import {expect, test} from './support/test';
import {lastVersion} from './support/versions';
import {hydrated, visit} from './support/visit';

test.beforeEach(({page}) => loadWithoutServiceWorker(page));

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const bar = (page: Page) => page.locator('#nprogress');

test(
  'a page that takes over 200 ms to load shows a progress bar without a spinner',
  {tag: '@progress-bar'},
  async ({page}) => {
    await loadNothingAhead(page);
    const code = await interceptCode(page);
    await page.clock.install();
    await visit(page, '/license/');
    const arrived: (() => Promise<void>)[] = [];
    code.treat = async (route) => void arrived.push(() => route.continue());
    await page.clock.pauseAt(Date.now() + 3_600_000);

    await navbar(page).getByRole('link', {name: 'Showcase'}).click();
    await expect.poll(() => arrived.length).toBeGreaterThan(0);
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page).locator('.bar')).toBeVisible();
    await expect(bar(page).locator('.spinner')).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('License');

    code.treat = answer;
    await Promise.all(arrived.map((release) => release()));
    await page.clock.resume();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Showcase');
    await expect(bar(page)).toHaveCount(0);

    await page.clock.pauseAt(Date.now() + 7_200_000);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('License');
    await page.clock.runFor(1_000);
    await expect(bar(page)).toHaveCount(0);
  },
);

test(
  'a page that takes over 10 s to load shows a notice and ways on',
  {tag: '@route-load-failure'},
  async ({page}) => {
    await loadNothingAhead(page);
    const code = await interceptCode(page);
    await page.clock.install();
    await visit(page, '/license/');
    const held: Route[] = [];
    // The code of a route may be followed by that of its page.
    const hold = () => {
      code.treat = async (route) => void (isEntry(route) ? await answer(route) : held.push(route));
    };
    const release = () => {
      code.treat = answer;
      return Promise.all(held.splice(0).map(answer));
    };
    const notice = page.getByRole('alert').filter({hasText: 'still loading'});
    const waitLong = async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await page.clock.fastForward(9_000);
      await expect(notice).toHaveCount(0);
      await page.clock.fastForward(1_000);
      await expect(notice).toBeInViewport();
    };
    const heading = page.getByRole('heading', {level: 1});

    hold();
    await navbar(page).getByRole('link', {name: 'Showcase'}).click();
    await waitLong();
    await notice.getByRole('button', {name: 'Go back'}).click();
    await expect(page).toHaveURL('/license/');
    await expect(notice).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);

    await navbar(page).getByRole('link', {name: 'Community'}).click();
    await waitLong();
    await release();
    await expect(heading).toHaveText(/support/iu);
    await expect(notice).toHaveCount(0);

    hold();
    await navbar(page).getByRole('link', {name: 'Blog'}).click();
    await waitLong();
    await notice.getByRole('button', {name: 'Reload'}).click();
    await expect(heading).toHaveText('Blog');
    // This includes the time until the page was shown.
    await page.clock.fastForward(10_000);
    await expect(notice).toBeInViewport();
    await release();
    await hydrated(page);
    await expect(notice).toHaveCount(0);
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
  'the code of a page is loaded on hover or focus of a link to it, not before',
  {tag: '@preload'},
  async ({page}) => {
    await visit(page, '/license/');
    await page.waitForLoadState('networkidle');
    const asked = codeRequests(page);
    await page.mouse.wheel(0, 10_000);
    await twoFrames(page);
    expect(asked).toEqual([]);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    for (const [name, point] of [
      ['Showcase', 'hover'],
      ['Community', 'focus'],
    ] as const) {
      asked.length = 0;
      await navbar(page).getByRole('link', {name})[point]();
      await expect.poll(() => asked.length).toBeGreaterThan(0);
    }
  },
);

for (const connection of [
  {effectiveType: '2g', saveData: false},
  {effectiveType: '4g', saveData: true},
]) {
  test(
    `nothing is preloaded on ${connection.effectiveType}${connection.saveData ? ' with data saving on' : ''}`,
    {tag: '@prefetch-saving'},
    async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {get: () => value});
      }, connection);
      await visit(page, '/license/');
      await page.waitForLoadState();
      const asked = codeRequests(page);
      const link = navbar(page).getByRole('link', {name: 'Showcase'});
      await link.hover();
      await link.focus();
      await twoFrames(page);
      expect(asked).toEqual([]);
      await link.click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Showcase');
      expect(asked).not.toEqual([]);
    },
  );
}

/** Opens a docs page whose version menu links to another page with a query string and hash. */
async function openVersionMenu(page: Page): Promise<void> {
  await visit(page, `/docs/${lastVersion}/cli/?q=1#part`);
  await navbar(page).getByRole('button', {name: lastVersion}).hover();
}

const otherVersion = (page: Page) => navbar(page).getByRole('link', {name: 'Canary'});

test(
  'an outdated tab, whose code is gone, opens the next page with one load, and continues there',
  {tag: ['@preload-failure', '@stale-tab']},
  async ({page, problems}) => {
    await loadNothingAhead(page);
    const code = await interceptCode(page);
    await openVersionMenu(page);
    const loads = countLoads(page);
    code.treat = missing;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) {
        code.treat = answer;
      }
    });
    await otherVersion(page).click();
    await expect.poll(loads).toBe(1);
    await hydrated(page);
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

    await notice.getByRole('button', {name: 'Retry'}).press('Enter');
    await expect.poll(loads).toBe(2);
    await expect(notice).toBeVisible();
    await navbar(page).getByRole('link', {name: 'Community'}).click();
    await expect(page).toHaveURL('/community/support/');
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
    await visit(page, `/docs/${lastVersion}/cli/`);
    const loads = countLoads(page);
    for (const [link, title] of [
      // Inside and outside the docs layout.
      [page.getByRole('link', {name: /^Next/u}), /./u],
      [navbar(page).getByRole('link', {name: 'Showcase'}), 'Showcase'],
    ] as const) {
      await context.setOffline(true);
      await link.click();
      const failure = page.getByRole('heading', {name: 'This page did not load'});
      await expect(failure).toBeVisible();
      await expect(
        page.getByRole('alert').filter({hasText: /Loading (?:CSS )?chunk/u}),
      ).toBeVisible();
      await expect(navbar(page)).toHaveCount(1);
      const retry = page.getByRole('button', {name: 'Retry'});
      await retry.press('Enter');
      await expect(
        page.getByRole('alert').filter({hasText: /Loading (?:CSS )?chunk/u}),
      ).toBeVisible();
      await expect(retry).toBeFocused();
      await context.setOffline(false);
      await retry.press('Enter');
      await expect(failure).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    }
    expect(loads()).toBe(0);
    problems.length = 0;
  },
);
