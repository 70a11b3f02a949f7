import type {Page} from '@playwright/test';
import {readRequests} from '../src/features/feature-requests';
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
import {expect, test} from './support/test';
import {lastVersion} from './support/versions';
import {visit, visitWhole} from './support/visit';

/** What a reader does to see something else, and a selector of the part that is different then. */
type Step = [act: (page: Page) => Promise<void>, part: string];

/** Little content behind what opens. */
const plainPage = '/license/';
const mainOf = (page: Page) => page.getByRole('main');
const openAll = async (page: Page, selector: string) => {
  for (const summary of await page.locator(selector).all()) {
    await summary.click();
  }
};

/** What readers only see after they have done something, with the page on which they do it. */
const states: Record<string, [route: string, ...Step[]]> = {
  'home with all demonstrations awake': [
    '/',
    [
      async (page) => {
        for (const demonstration of await mainOf(page).getByRole('region').all()) {
          await demonstration.scrollIntoViewIfNeeded();
        }
        await page.getByRole('button', {name: 'Violet'}).click();
        await expect(page.getByText('--ifm-color-primary: #7c3aed;')).toBeVisible();
      },
      'main',
    ],
  ],
  'search without and with results': [
    plainPage,
    [
      async (page) => {
        await openSearch(page);
        await searchField(page).fill('zqxjkvwqzzx');
        const empty = searchDialog(page).locator('.DocSearch-NoResults');
        await expect(empty.getByText('No results found for')).toBeVisible();
      },
      'dialog',
    ],
    [(page) => search(page, 'deploy'), 'dialog'],
  ],
  'an answer, and the list of conversations': [
    plainPage,
    [
      async (page) => {
        await openSearch(page);
        await ask(page, 'How do I deploy to GitHub Pages?');
        await expect(answer(page)).toContainText('Quoted from');
      },
      'dialog',
    ],
    [
      async (page) => {
        await searchDialog(page).getByRole('button', {name: 'Conversation options'}).click();
        await searchDialog(page).getByRole('button', {name: 'Conversation history'}).click();
        await expect(
          searchDialog(page).getByRole('button', {name: 'Remove this conversation from history'}),
        ).toBeVisible();
      },
      'dialog',
    ],
  ],
  'a recent search and useful pages': [
    plainPage,
    [
      async (page) => {
        await openSearch(page);
        await search(page, 'deploy');
        await results(page).first().click();
        await expect(searchDialog(page)).toBeHidden();
        // The next page may have another navbar, and with it another button.
        await expect(page).not.toHaveTitle(/^License/u);
        await openSearch(page);
        await expect(results(page)).toHaveCount(1);
      },
      'dialog',
    ],
  ],
  'results on the search page': [
    '/search/?q=deploy',
    [(page) => expect(mainOf(page).getByRole('status')).toContainText('results for'), 'main'],
  ],
  'an open dropdown': [
    plainPage,
    [
      (page) => page.getByRole('button', {name: lastVersion, exact: true}).press('Enter'),
      'nav.navbar',
    ],
  ],
  'the open menu of a phone': [
    `/docs/${lastVersion}/cli/`,
    [
      async (page) => {
        await page.setViewportSize({width: 390, height: 800});
        await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
        await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeVisible();
      },
      '[data-menu][data-open]',
    ],
  ],
  'a marked feature request': [
    `/feature-requests/#${readRequests().areas[0]!.requests[0]!.id}`,
    [(page) => expect(page.locator('main li:has(:target)')).toBeVisible(), 'main'],
  ],
  'an enlarged screenshot, and the changes of its page': [
    `/docs/${lastVersion}/installation/`,
    [
      async (page) => {
        await mainOf(page).locator('figure').getByRole('button').first().click();
        await expect(page.locator('dialog[open]')).toBeVisible();
      },
      'dialog',
    ],
    [
      async (page) => {
        await page.keyboard.press('Escape');
        await page.getByRole('button', {name: /sections? changed since/u}).click();
        await openAll(page, '[aria-label^="Changed sections"] summary');
      },
      '[aria-label^="Changed sections"]',
    ],
  ],
  'a changelog entry with all details': [
    '/changelog/3.9.0/',
    [(page) => openAll(page, 'article summary'), 'article'],
  ],
  'the crash screen': [
    '/tests/pages/crashTest/',
    [
      async (page) => {
        await page.getByRole('button', {name: 'Crash this page'}).click();
        await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
      },
      'html',
    ],
  ],
};

/** These have all kinds of parts. The nightly run checks all pages. */
const checked: (keyof typeof templates)[] = [
  'doc',
  'category index',
  'blog post',
  'changelog list',
  'showcase',
  'versions',
  'offline reading',
  'all kinds of Markdown',
  'code blocks and playground',
  'debug page',
  'not found',
];

for (const name of checked) {
  test(
    `a page of the template "${name}" has no errors, third-party requests or axe violations`,
    {tag: '@no-third-party'},
    async ({page}) => {
      await visitWhole(page, templates[name]);
      expect(await violationsInBothModes(page)).toEqual([]);
    },
  );
}

for (const [name, [route, ...steps]] of Object.entries(states)) {
  test(`no axe violations: ${name}`, async ({page}) => {
    await visit(page, route);
    for (const [act, part] of steps) {
      await act(page);
      expect(await violationsInBothModes(page, {part})).toEqual([]);
    }
  });
}

/** The widths of a small phone, a phone, a tablet, and the narrowest desktop. */
const widths = [320, 390, 768, 1000];

test.describe('every page has no errors, third-party requests or axe violations, and fits the window', () => {
  test.skip(!process.env.FULL_TESTS, 'npm run test:full checks every page');
  for (const batch of inBatches(routes)) {
    test(`${batch[0]} to ${batch.at(-1)}`, {tag: '@no-third-party'}, async ({page}) => {
      test.setTimeout(batch.length * 120_000);
      const viewport = page.viewportSize()!;
      const found: Record<string, string[]> = {};
      for (const route of batch) {
        await test.step(route, async () => {
          const response = await visit(page, encodeURI(route));
          expect(response?.status()).toBe(200);
          // Axe compares each token of the code with what is behind it. The pages above have all kinds.
          const violations = await violationsInBothModes(page, {except: 'pre'});
          if (violations.length > 0) {
            found[route] = violations;
          }
          for (const width of widths) {
            await page.setViewportSize({width, height: 800});
            await expect
              .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${width} px`)
              .toBeLessThanOrEqual(width);
          }
          await page.setViewportSize(viewport);
        });
      }
      const findings = Object.entries(found).map(
        ([route, lines]) => `${route}: ${lines.join(' ')}`,
      );
      expect(findings).toEqual([]);
    });
  }
});
