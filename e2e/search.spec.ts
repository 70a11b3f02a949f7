import type {Locator, Page, Route} from '@playwright/test';
import {expectNoViolations} from './support/axe';
import {answer, interceptCode, loadWithoutServiceWorker} from './support/code';
import {
  askRow,
  openSearch,
  results,
  search,
  searchButton,
  searchDialog,
  searchField,
} from './support/search';
import {findNewWord} from './support/search-index';
import {expect, test} from './support/test';
import {lastVersion, olderVersion} from './support/versions';

const doc = `/docs/${lastVersion}/installation/`;
const indexFiles = '**/search-index**';

test(
  'the button, Ctrl+K and slash open the search and load its code, and Escape closes it',
  {tag: ['@search-opens', '@search-placeholder']},
  async ({page}) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(doc, {waitUntil: 'networkidle'});
    const isIndex = (path: string) => path.includes('search-index');
    expect(fetched.filter(isIndex)).toEqual([]);

    await openSearch(page);
    await expect(searchField(page)).toHaveAttribute('placeholder', 'Search docs');
    await expect.poll(() => fetched.some(isIndex)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toBeHidden();
    await expect(searchButton(page)).toBeFocused();
    await searchButton(page).blur();

    for (const key of ['Control+k', '/']) {
      await page.keyboard.press(key);
      await expect(searchField(page)).toBeFocused();
      await expect(searchField(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(searchDialog(page)).toBeHidden();
    }

    await page.goto('/showcase/');
    const field = page.getByRole('searchbox');
    await field.fill('a');
    await field.press('/');
    await expect(field).toHaveValue('a/');
    await expect(searchDialog(page)).toBeHidden();
  },
);

const openings: [string, (page: Page) => Promise<void>][] = [
  ['the shortcut', (page) => page.keyboard.press('Control+k')],
  ['a click on the button', (page) => searchButton(page).click()],
];

for (const [what, open] of openings) {
  test(
    `${what} and text typed before scripts run are kept`,
    {tag: '@search-opens'},
    async ({page}) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/js/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(doc, {waitUntil: 'commit'});
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await open(page);
      await page.keyboard.type('deplox');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('y');
      release();
      // Typing goes on while the scripts start and the search opens.
      const rest = ' a site to a host'.repeat(5);
      await page.keyboard.type(rest);
      await expect(searchField(page)).toHaveValue(`deploy${rest}`);
      await searchField(page).fill('deploy');
      await expect(results(page).first()).toBeVisible();
    },
  );
}

test('no letter typed while the search opens is lost', {tag: '@search-opens'}, async ({page}) => {
  await loadWithoutServiceWorker(page);
  await page.goto(doc, {waitUntil: 'networkidle'});
  const code = await interceptCode(page);
  const held: Route[] = [];
  code.treat = async (route) => void held.push(route);
  await page.keyboard.press('Control+k');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  code.treat = answer;
  const text = 'deploy to a host '.repeat(20).trim();
  await Promise.all([page.keyboard.type(text), ...held.map(answer)]);
  await expect(searchField(page)).toHaveValue(text);
});

test(
  'results come from the current version and open with Enter, a click or in a new tab',
  {tag: '@search-contextual'},
  async ({page}) => {
    await page.goto(`/docs/${olderVersion}/cli/`);
    await openSearch(page);
    await search(page, 'deploy');
    await expect(searchDialog(page).getByText(`Docs ${olderVersion}`)).toBeVisible();
    const paths = await results(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')!),
    );
    expect(paths[0]).toMatch(new RegExp(`^/docs/${olderVersion}/`));
    expect(
      paths.filter((path) => path.startsWith('/docs/') && !path.includes(olderVersion)),
    ).toEqual([]);

    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths[0]!);
    await expect(searchDialog(page)).toBeHidden();

    await openSearch(page);
    await search(page, 'sidebar');
    const link = results(page).first();
    // The results of the last search are shown until these arrive.
    await expect(link).toContainText(/sidebar/i);
    const path = (await link.getAttribute('href'))!;
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({modifiers: ['ControlOrMeta']}),
    ]);
    await expect(tab).toHaveURL(path);
    await tab.close();
    await expect(searchDialog(page)).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(searchDialog(page)).toBeHidden();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  },
);

test(
  'the first result is active, the arrow keys go around, and "Ask AI" comes last',
  {tag: '@search-contextual'},
  async ({page}) => {
    await page.goto(doc);
    await openSearch(page);
    await search(page, 'deploy');
    const current = searchDialog(page).locator('.DocSearch-Hit[aria-current]');
    await expect(current).toHaveCount(1);
    const first = (await results(page).first().getAttribute('href'))!;
    await expect(current.getByRole('link')).toHaveAttribute('href', first);
    const bottomOf = async (locator: Locator) => {
      const {y, height} = (await locator.boundingBox())!;
      return y + height;
    };
    const dropdown = searchDialog(page).locator('.DocSearch-Dropdown');
    expect(await bottomOf(askRow(page))).toBeGreaterThan((await bottomOf(dropdown)) - 30);

    await page.keyboard.press('ArrowUp');
    await expect(current).toContainText('Ask AI');
    await page.keyboard.press('ArrowDown');
    await expect(current.getByRole('link')).toHaveAttribute('href', first);
    await page.keyboard.press('ArrowDown');
    await expect(current.getByRole('link')).toHaveAttribute(
      'href',
      (await results(page).nth(1).getAttribute('href'))!,
    );
    // Another query starts again.
    await searchField(page).pressSequentially('m');
    await expect(results(page).first().locator('mark').first()).toHaveText(/^deploym$/i);
    await expect(current.getByRole('link')).toHaveAttribute(
      'href',
      (await results(page).first().getAttribute('href'))!,
    );
  },
);

test('a page has at most three rows, and only what was typed is marked', async ({page}) => {
  await page.goto(doc);
  await openSearch(page);
  await search(page, 'sidebar');
  await expect(results(page).first()).toContainText(/sidebar/i);
  const pages = await results(page).evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).pathname),
  );
  const rows = pages.map((path) => pages.filter((other) => other === path).length);
  expect(Math.max(...rows)).toBeLessThanOrEqual(3);
  const marks = await searchDialog(page).locator('.DocSearch-Hits mark').allInnerTexts();
  expect([...new Set(marks.map((mark) => mark.toLowerCase()))]).toEqual(['sidebar']);
});

test('an empty search links to useful pages of the reader’s version', async ({page, request}) => {
  await page.goto(`/docs/${olderVersion}/cli/`);
  await openSearch(page);
  const links = searchDialog(page)
    .getByRole('navigation', {name: 'Useful pages'})
    .getByRole('link');
  await expect(links).toHaveCount(6);
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  expect(paths.filter((path) => path.startsWith(`/docs/${olderVersion}/`))).toHaveLength(5);
  for (const path of paths) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  await searchField(page).fill('x');
  await expect(links.first()).toBeHidden();
  await searchField(page).fill('');
  // The close button comes first.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths[0]!);
  await expect(searchDialog(page)).toBeHidden();
});

test(
  'content that is only in another version is found there',
  {tag: '@search-contextual'},
  async ({page}) => {
    await page.goto(`/docs/${olderVersion}/installation/`);
    await openSearch(page);
    await search(page, await findNewWord());
    const paths = await results(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')!),
    );
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !/^\/docs\//.test(path) || path.includes(olderVersion))).toEqual(
      [],
    );
  },
);

test(
  'the footer links to all results and shows the right number',
  {tag: '@search-footer'},
  async ({page}) => {
    await page.goto('/docs/cli/');
    await openSearch(page);
    await search(page, 'plugin');
    // Types key by key, because counts must not add up.
    await searchField(page).pressSequentially('s');
    const footer = searchDialog(page).getByRole('link', {name: /^See all \d+ results$/});
    await expect(footer).toBeVisible();
    // A query finds fewer results until the other areas have loaded.
    const count = async () => Number(/\d+/.exec(await footer.innerText())?.[0]);
    await searchField(page).fill('');
    await search(page, 'plugins');
    const shown = await count();
    await footer.click();
    await expect(page).toHaveURL('/search/?q=plugins&version=current');
    await expect(page.getByText(`${shown} results for “plugins”`)).toBeVisible();
    await expect(page.getByLabel('Docs version')).toHaveValue('current');
  },
);

test(
  'the footer counts a single result in the singular',
  {tag: '@search-footer'},
  async ({page}) => {
    await page.goto(doc);
    await openSearch(page);
    // Only the changelog mentions it.
    await search(page, '#11431');
    await expect(
      searchDialog(page).getByRole('link', {name: 'See the result on the search page'}),
    ).toBeVisible();
  },
);

test(
  'opened results are saved, and can be marked as favorites and removed',
  {tag: '@search-stored'},
  async ({page}) => {
    await page.goto(doc);
    await openSearch(page);
    await search(page, 'docusaurus.config.js');
    await results(page).first().click();
    await expect(searchDialog(page)).toBeHidden();

    await openSearch(page);
    const dialog = searchDialog(page);
    await expect(dialog.getByText('Recent', {exact: true})).toBeVisible();
    await expect(results(page)).toHaveCount(1);
    await dialog.getByRole('button', {name: 'Save this search'}).click();
    await expect(dialog.getByText('Favorite', {exact: true})).toBeVisible();
    await expect(dialog.getByText('Recent', {exact: true})).toBeHidden();
    const path = (await results(page).first().getAttribute('href'))!;
    await results(page).first().click();
    await expect(page).toHaveURL(path);

    await openSearch(page);
    await dialog.getByRole('button', {name: 'Remove this search from favorites'}).click();
    await expect(results(page)).toHaveCount(0);
  },
);

test(
  'a query without results shows a message and a report link, but no link to all results',
  {tag: '@search-no-results'},
  async ({page}) => {
    await page.goto(doc);
    await openSearch(page);
    await search(page, 'deploy');
    const query = '<zqxjkvw wqzzx="jjqqk">';
    await searchField(page).fill(query);
    const dialog = searchDialog(page);
    await expect(dialog.getByText(`No results found for "${query}"`)).toBeVisible();
    await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
    const link = dialog.getByRole('link', {name: 'Let us know.'});
    const url = new URL((await link.getAttribute('href'))!);
    expect(url.pathname).toMatch(/\/issues\/new$/);
    expect(url.searchParams.get('title')).toContain(query);
    await expect(dialog.getByRole('link', {name: /See all/})).toHaveCount(0);
    await expect(dialog.getByText('Powered by')).toBeHidden();
    await searchField(page).press('Enter');
    await expect(dialog).toBeVisible();
  },
);

const damages: [string, {status?: number; body: string}][] = [
  ['answers 404', {status: 404, body: 'Not found'}],
  ['is HTML', {body: '<!doctype html><title>Home</title>'}],
  ['is JSON of another shape', {body: '{"tags": null}'}],
];

for (const [what, response] of damages) {
  test(
    `an index that ${what} shows an error until a retry succeeds`,
    {tag: '@search-fetch-failure'},
    async ({page, problems}) => {
      await page.context().route(indexFiles, (route) => route.fulfill(response));
      await page.goto(doc);
      await openSearch(page);
      await searchField(page).fill('deploy');
      const alert = searchDialog(page).getByRole('alert');
      await expect(alert).toContainText('Unable to fetch results');
      await expect(alert).toContainText('You might want to check your network connection.');
      await expect(searchDialog(page).getByText('No results found for')).toBeHidden();
      await page.context().unroute(indexFiles);
      await alert.getByRole('button', {name: 'Try again'}).click();
      await expect(results(page).first()).toBeVisible();
      await expect(alert).toBeHidden();
      // The failures that this test causes.
      problems.length = 0;
    },
  );
}

test(
  'search code that fails to load shows the same error',
  {tag: '@search-fetch-failure'},
  async ({page, problems}) => {
    await page.goto(doc, {waitUntil: 'networkidle'});
    await page.route('**/*.js', (route) => route.abort());
    await searchButton(page).click();
    await expect(searchDialog(page)).toContainText('Unable to fetch results');
    problems.length = 0;
    await page.unroute('**/*.js');
    await searchDialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(searchField(page)).toBeFocused();
  },
);

/** Nothing shows that it has arrived: neither an answer nor an error. */
const hang = () => new Promise<never>(() => {});

test(
  'search code that hangs shows a dialog with a way on, until it arrives',
  {tag: '@search-fetch-failure'},
  async ({page}) => {
    await loadWithoutServiceWorker(page);
    await page.goto(doc, {waitUntil: 'networkidle'});
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    const code = await interceptCode(page);
    const held: Route[] = [];
    code.treat = async (route) => void held.push(route);
    await page.keyboard.press('Control+k');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await expect(searchDialog(page)).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(searchDialog(page)).toContainText('The search is still loading');
    await expect(searchDialog(page).getByRole('button', {name: 'Reload'})).toBeVisible();
    code.treat = answer;
    await Promise.all(held.map(answer));
    await expect(searchField(page)).toBeFocused();
  },
);

test(
  'an index that hangs shows an error until a retry succeeds',
  {tag: '@search-fetch-failure'},
  async ({page}) => {
    // The clock is the page's, so the search can't run in a worker.
    await page.addInitScript('delete window.Worker');
    await page.clock.install();
    await page.context().route(indexFiles, hang);
    await page.goto(doc);
    const requested = page.waitForRequest(indexFiles);
    await openSearch(page);
    await searchField(page).fill('deploy');
    await requested;
    await page.clock.fastForward(10_000);
    const alert = searchDialog(page).getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await page.context().unroute(indexFiles);
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(results(page).first()).toBeVisible();
  },
);

test('the search runs on the main thread when the worker never answers', async ({page}) => {
  await page
    .context()
    .route('**/silent.js', (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  await page.addInitScript(`
    const {Worker} = window;
    window.Worker = class extends Worker {
      constructor() { super('/silent.js'); }
    };
  `);
  await page.clock.install();
  await page.goto(doc);
  const started = page.waitForEvent('worker');
  await openSearch(page);
  await started;
  await searchField(page).fill('deploy');
  await page.clock.fastForward(10_000);
  await expect(results(page).first()).toBeVisible();
});

const withoutWorkers: [string, string][] = [
  ['are missing', 'delete window.Worker'],
  ['are forbidden', 'window.Worker = class { constructor() { throw new Error("Forbidden"); } }'],
];

for (const [what, script] of withoutWorkers) {
  test(`the search runs on the main thread when workers ${what}`, async ({page}) => {
    await page.addInitScript(script);
    await page.goto(doc);
    await openSearch(page);
    await search(page, 'deploy');
    await expect(results(page).first()).toBeVisible();
  });
}

test("the search runs on the main thread when the worker script can't be fetched", async ({
  page,
  problems,
}) => {
  await page.addInitScript(`
    const {Worker} = window;
    window.Worker = class extends Worker {
      constructor() { super('/no-such-page/worker.js'); }
    };
  `);
  await page.goto(doc);
  await openSearch(page);
  await search(page, 'deploy');
  problems.length = 0;
});

test('search keeps working after the network is lost', async ({page, context, problems}) => {
  await page.goto(doc);
  await openSearch(page);
  await search(page, 'deploy');
  await context.setOffline(true);
  await search(page, 'sidebar');
  await expect(results(page).first()).toBeVisible();
  problems.length = 0;
});

test('long, non-English and malicious queries are harmless', async ({page}) => {
  await page.goto(doc);
  await openSearch(page);
  const queries = [
    'x '.repeat(5000),
    'شريط جانبي',
    '🦖🦕',
    '"><svg onload=alert(1)>',
    '__proto__ constructor',
    '%00 \\u0000 ${1}',
  ];
  for (const query of queries) {
    await searchField(page).fill(query);
    await expect(askRow(page)).toContainText(query.slice(0, 30).trim());
  }
  await search(page, 'deploy');
});

test('the search works without storage', async ({page, problems}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await page.goto(doc);
  await openSearch(page);
  await search(page, 'deploy');
  const path = (await results(page).first().getAttribute('href'))!;
  await results(page).first().click();
  await expect(page).toHaveURL(path);
  // Other parts of the site log the same failure.
  problems.length = 0;
});

test('the open search has no axe violations, in both color modes', async ({page}) => {
  // Axe takes long on a page full of code, even if that page is below the dialog.
  test.setTimeout(120_000);
  await page.goto('/license/');
  await openSearch(page);
  await search(page, 'deploy');
  await expectNoViolations(page, 'dialog');
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  await expectNoViolations(page, 'dialog');
  await results(page).first().click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('License');
  await openSearch(page);
  await expect(results(page)).toHaveCount(1);
  await expectNoViolations(page, 'dialog');
  await searchField(page).fill('zqxjkvwqzzx');
  await expect(searchDialog(page).getByText('No results found for')).toBeVisible();
  await expectNoViolations(page, 'dialog');
});

test('focus stays in the dialog and reaches all of its controls', async ({page}) => {
  await page.goto(doc);
  await openSearch(page);
  await search(page, 'deploy');
  await results(page).last().focus();
  await page.keyboard.press('Tab');
  await expect(searchDialog(page).getByRole('link', {name: /See all/})).toBeFocused();
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body || !!document.activeElement!.closest('dialog'),
      ),
    ).toBe(true);
  }
});

test('the search fills the screen on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(doc);
  await openSearch(page);
  await search(page, 'deploy');
  const box = (await searchDialog(page).locator('.DocSearch-Modal').boundingBox())!;
  expect(box).toMatchObject({x: 0, width: 390});
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
