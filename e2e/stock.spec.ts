import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test, type Page} from '@playwright/test';
import {loadWithoutServiceWorker} from './support/code';
import {routes} from './support/routes';
import {serveFolder} from './support/serve-folder';
import {templates} from './support/templates';
import {hydrated} from './support/visit';

test.skip(!process.env.FULL_TESTS, 'npm run test:full compares pages with those of a stock build');
test.describe.configure({retries: 0});

const root = path.resolve(__dirname, '..');
/** A build without the features that change how the code of pages is loaded. */
let stock: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  const cli = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const dir = path.join(root, '.cache/stock/build');
  await promisify(execFile)(process.execPath, [cli, 'build', '--out-dir', dir], {
    cwd: root,
    env: {
      ...process.env,
      STOCK: 'true',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/stock/generated',
    },
    maxBuffer: 100_000_000,
  });
  stock = await serveFolder({dir});
});

test.afterAll(() => stock.stop());

test.beforeEach(({page}) => loadWithoutServiceWorker(page));

/** The text and metadata of the page or its HTML, apart from what loads its code and styles. */
const contentOf = (page: Page, html?: string) =>
  page.evaluate((source) => {
    const tree = source ? new DOMParser().parseFromString(source, 'text/html') : document;
    // Structured data has a type.
    const code = '[rel^=pre], [rel=stylesheet], script:not([type]), style';
    const head = Array.from(tree.querySelectorAll(`head > :not(${code})`), (element) => {
      const attributes = Array.from(element.attributes, ({name, value}) => `${name}=${value}`);
      return [element.localName, ...attributes.sort(), element.textContent].join(' ');
    });
    // Diagrams of the stock build appear at any time.
    const late = '[data-drawn-by-code], [data-diagram]';
    const main = tree.querySelector('main')?.cloneNode(true) as Element | undefined;
    main?.querySelectorAll(late).forEach((part) => part.remove());
    const playgrounds = tree.querySelectorAll('[data-drawn-by-code] .theme-code-block').length;
    const text = main?.textContent ?? '';
    // Numbers that are random or differ between builds.
    const numbers = /(?<=Resolved Path: )\d+/gu;
    return {text: text.replaceAll(numbers, ''), head: head.sort(), playgrounds};
  }, html);

/** What a page shows before hydration and once nothing changes after it, and what it reports. */
async function observe(page: Page, origin: string, route: string) {
  const errors: string[] = [];
  // Stack traces have the names of files.
  const report = (text: string) => errors.push(text.replaceAll(origin, '').split('\n')[0]!);
  page.on('console', (message) => message.type() === 'error' && report(message.text()));
  page.on('pageerror', ({message}) => report(message));
  const response = await page.goto(origin + encodeURI(route));
  const built = await contentOf(page, await response!.text());
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.live-code')).toHaveCount(built.playgrounds);
  let now = await contentOf(page);
  await expect(async () => {
    const previous = now;
    now = await contentOf(page);
    expect(now).toEqual(previous);
  }).toPass({intervals: [500]});
  page.removeAllListeners();
  return {status: response!.status(), built, now, errors};
}

const tables = ['registry', 'routes'].map((table) => `/__docusaurus/debug/${table}/`);
const sample = routes.filter((_, index) => index % 12 === 0);
// These list the plugins, which differ, or their own head, whose order does.
const compared = new Set(
  [...Object.values(templates), '/404.html', ...tables, ...sample].filter(
    (route) => !/\/(?:metadata|advanced\/architecture|noIndex)\/$/u.test(route),
  ),
);

test('pages have the content and errors of a stock build', async ({page, baseURL}) => {
  test.setTimeout(compared.size * 60_000);
  for (const route of compared) {
    await test.step(route, async () => {
      const expected = await observe(page, stock.origin, route);
      const found = await observe(page, baseURL!, route);
      expect.soft(found, route).toEqual(expected);
    });
  }
});
