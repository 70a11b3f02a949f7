import type {BrowserContext, Page} from '@playwright/test';
import {readRequests} from '../src/features/feature-requests/read-requests';
import {devDependencies} from '../package.json';
import {violationsInBothModes} from './support/axe';
import {inBatches, routes} from './support/routes';
import {
  answer,
  ask,
  openSearch,
  results,
  search,
  searchDialog,
  searchField,
} from './support/search';
import {templates} from './support/templates';
import {expect, test as base} from './support/test';
import {lastVersion} from './support/versions';
import {visit, visitWhole} from './support/visit';

/** Pages share a browser cache, because loading scripts takes most of the time. */
const test = base.extend<object, {shared: BrowserContext}>({
  shared: [
    async ({browser}, use, {project}) => {
      const {baseURL, viewport} = project.use;
      const context = await browser.newContext({baseURL, viewport});
      await use(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
  context: ({shared}, use) => use(shared),
  page: async ({context}, use) => {
    const page = await context.newPage();
    await use(page);
    // The next page of the context is that of another reader.
    await page.evaluate(() => localStorage.clear());
    await page.close();
  },
});

type State = {
  route: string;
  /** What a reader does to see it. */
  act: (page: Page) => Promise<void>;
  /** A selector of the part that is different then, by default the whole page. */
  part?: string;
};

/** Little content behind what opens. */
const plainPage = '/license/';
const mainOf = (page: Page) => page.getByRole('main');
const searchFor = async (page: Page, query: string) => {
  await openSearch(page);
  await search(page, query);
};
const openAll = async (page: Page, selector: string) => {
  for (const summary of await page.locator(selector).all()) {
    await summary.click();
  }
};

/** What readers only see after they have done something. */
const states: Record<string, State> = {
  'home with all demonstrations awake': {
    route: '/',
    part: 'main',
    async act(page) {
      for (const demonstration of await mainOf(page).getByRole('region').all()) {
        await demonstration.scrollIntoViewIfNeeded();
      }
      await page.getByRole('checkbox', {name: /^Highlight changes/u}).check();
      await expect(page.locator('del:visible').first()).toBeVisible();
    },
  },
  'search with a recent search and useful pages': {
    route: plainPage,
    part: 'dialog',
    async act(page) {
      await searchFor(page, 'deploy');
      await results(page).first().click();
      await expect(searchDialog(page)).toBeHidden();
      await openSearch(page);
      await expect(results(page)).toHaveCount(1);
    },
  },
  'search with results': {
    route: plainPage,
    part: 'dialog',
    act: (page) => searchFor(page, 'deploy'),
  },
  'search without results': {
    route: plainPage,
    part: 'dialog',
    async act(page) {
      await openSearch(page);
      await searchField(page).fill('zqxjkvwqzzx');
      await expect(searchDialog(page).getByText('No results found for')).toBeVisible();
    },
  },
  'an answer': {
    route: plainPage,
    part: 'dialog',
    async act(page) {
      await openSearch(page);
      await ask(page, 'How do I deploy to GitHub Pages?');
      await expect(answer(page)).toContainText('Quoted from');
    },
  },
  'results on the search page': {
    route: '/search/?q=deploy',
    part: 'main',
    act: (page) => expect(mainOf(page).getByRole('status')).toContainText('results for'),
  },
  'an open dropdown': {
    route: plainPage,
    part: 'nav.navbar',
    act: (page) => page.getByRole('button', {name: lastVersion, exact: true}).press('Enter'),
  },
  'the open menu of a phone': {
    route: `/docs/${lastVersion}/cli/`,
    part: '.navbar-sidebar',
    async act(page) {
      await page.setViewportSize({width: 390, height: 800});
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeVisible();
    },
  },
  'a marked feature request': {
    route: `/feature-requests/${readRequests().areas[0]!.requests[0]!.issues[0]}/`,
    part: 'main',
    act: (page) => expect(page.locator('main li[aria-current="true"]')).toBeVisible(),
  },
  'the changes of a page': {
    route: `/docs/${lastVersion}/installation/`,
    part: '[aria-label^="Changed sections"]',
    async act(page) {
      await page.getByRole('button', {name: /sections? changed since/u}).click();
      await openAll(page, '[aria-label^="Changed sections"] summary');
    },
  },
  'an enlarged screenshot': {
    route: `/docs/${lastVersion}/installation/`,
    part: 'dialog',
    async act(page) {
      await mainOf(page).locator('figure').getByRole('button').first().click();
      await expect(page.locator('dialog[open]')).toBeVisible();
    },
  },
  'a changelog entry with all details': {
    route: '/changelog/3.9.0/',
    part: 'article',
    act: (page) => openAll(page, 'article summary'),
  },
  'the crash screen': {
    route: '/tests/pages/crashTest/',
    async act(page) {
      await page.getByRole('button', {name: 'Crash this page'}).click();
      await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
    },
  },
};

/** Templates whose parts the others and the states have, too. The nightly run checks all pages. */
const likeOthers: (keyof typeof templates)[] = [
  'home',
  'doc in an unreleased version',
  'doc in an unmaintained version',
  'command table',
  'options reference',
  'guide with a tool',
  'guide with demonstrations',
  'guide that shows the data of the site',
  'blog list',
  'blog archive',
  'blog tags',
  'posts with a tag',
  'blog authors',
  'posts by an author',
  'changelog entry',
  'changelog entry for an old release',
  'community',
  'changes of a version',
  'search',
  'feature requests',
  'standalone page',
  'test area',
  'test docs',
  'docs with a tag',
  'test blog',
  'diagrams',
];

for (const [name, route] of Object.entries(templates)) {
  if (!likeOthers.some((other) => other === name)) {
    test(
      `a page of the template "${name}" has no errors, third-party requests or axe violations`,
      {tag: '@no-third-party'},
      async ({page}) => {
        await visitWhole(page, route);
        expect(await violationsInBothModes(page)).toEqual([]);
      },
    );
  }
}

for (const [index, names] of inBatches(likeOthers).entries()) {
  test(
    `pages of other templates have no errors or third-party requests, part ${index + 1}`,
    {tag: '@no-third-party'},
    async ({page}) => {
      for (const name of names) {
        await visitWhole(page, templates[name]);
      }
    },
  );
}

for (const [name, {route, act, part}] of Object.entries(states)) {
  test(`${name} has no axe violations`, async ({page}) => {
    await visit(page, route);
    await act(page);
    expect(await violationsInBothModes(page, {part})).toEqual([]);
  });
}

test.describe('no page has axe violations', () => {
  test.skip(!process.env.FULL_TESTS, 'npm run test:full checks every page');
  for (const batch of inBatches(routes)) {
    test(`${batch[0]} to ${batch.at(-1)}`, async ({page}) => {
      test.setTimeout(batch.length * 90_000);
      const found: Record<string, string[]> = {};
      for (const route of batch) {
        await test.step(route, async () => {
          await visit(page, encodeURI(route));
          // Axe compares each token of the code with what is behind it. The pages above have all kinds.
          const violations = await violationsInBothModes(page, {skipContrastOf: 'pre'});
          if (violations.length > 0) {
            found[route] = violations;
          }
        });
      }
      const findings = Object.entries(found).map(
        ([route, lines]) => `${route}: ${lines.join(' ')}`,
      );
      // A static import of a script makes Playwright load it as CommonJS.
      const {keepVerdict} = await import('../tools/lib/verdicts.mjs');
      keepVerdict(
        {judge: `axe ${devDependencies['@axe-core/playwright']}`, pages: batch.length, findings},
        batch[0],
      );
      expect(findings).toEqual([]);
    });
  }
});
