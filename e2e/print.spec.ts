import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {lastVersion} from './support/versions';
import {visit} from './support/visit';

const docs = `/docs/${lastVersion}`;

/** Elements that are useless on paper. */
const navigation = [
  '.navbar',
  '.footer',
  '.theme-announcement-bar',
  '.theme-doc-sidebar-container',
  '.table-of-contents',
  '.pagination-nav',
  '.breadcrumbs',
  'button',
  'form',
  '[role="tablist"]',
];

/** An A4 sheet without its margins, in CSS pixels. */
const sheet = {width: 680, height: 960};

async function print(page: Page, route: string) {
  await page.setViewportSize(sheet);
  await visit(page, route);
  await page.emulateMedia({media: 'print'});
}

/** Prints a page and expects that only its content is on paper, whole. */
async function expectContent(page: Page, route: string) {
  await print(page, route);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  for (const selector of navigation) {
    await expect(page.locator(selector).filter({visible: true}), selector).toHaveCount(0);
  }
  const cut = await page.locator('main').evaluate((main) =>
    Array.from(main.querySelectorAll('pre, table, td, img, h1, h2'))
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 ||
          element.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
      )
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(cut).toEqual([]);
}

test('a post prints without navigation, and nothing is cut off', {tag: '@print'}, ({page}) =>
  expectContent(page, '/blog/releases/3.9/'),
);

test('a doc with tabs prints with all of their content', {tag: '@print'}, async ({page}) => {
  await expectContent(page, `${docs}/markdown-features/tabs/`);
  const panels = page.getByRole('tabpanel', {includeHidden: true});
  expect(await panels.count()).toBeGreaterThan(5);
  await expect(panels.filter({visible: false})).toHaveCount(0);
  const names = await panels.evaluateAll((all) =>
    all.map((panel) => getComputedStyle(panel.previousElementSibling!, '::before').content),
  );
  expect(names.slice(0, 3)).toEqual(['"Windows"', '"macOS"', '"Linux"']);
});

test('a release prints with its details', {tag: '@print'}, async ({page}) => {
  await expectContent(page, '/changelog/3.9.0/');
  const details = page.locator('main details', {hasText: '18 contributors'});
  await expect(details).not.toHaveAttribute('open');
  await expect(details.getByRole('link', {name: '3v0k4'})).toBeVisible();
});

test('dark mode pages print dark on white, including code', {tag: '@print'}, async ({page}) => {
  await page.goto('/license/');
  const toggle = page.getByRole('button', {name: /^Switch between dark and light mode/});
  await toggle.click();
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await print(page, `${docs}/markdown-features/code-blocks/`);
  const bright = await page.locator('main').evaluate((main) => {
    const lightness = (color: string) => {
      const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)!.map(Number);
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    };
    return Array.from(main.querySelectorAll('*'))
      .filter((element) =>
        Array.from(element.childNodes).some(
          (node) => node.nodeType === 3 && node.textContent!.trim(),
        ),
      )
      .filter((element) => element.checkVisibility())
      .filter((element) => lightness(getComputedStyle(element).color) > 0.45)
      .map((element) => element.outerHTML.slice(0, 100));
  });
  expect(bright).toEqual([]);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('main pre').first()).toHaveCSS('white-space', 'pre-wrap');

  await print(page, '/tests/pages/diagrams/');
  const diagram = page.locator('.docusaurus-mermaid-container svg').first();
  await expect(diagram).toHaveCSS('filter', 'none');
  await expect(diagram.locator('.nodeLabel').first()).toHaveCSS(
    'color',
    await page.locator('body').evaluate((body) => getComputedStyle(body).color),
  );
});

test('the URL of an external link is printed after it', {tag: '@print'}, async ({page}) => {
  await print(page, '/community/support/');
  const after = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await after('article :is(p, li) a[href^="http"]')).toContain('http');
  expect(await after('article :is(p, li) a[href^="/"]')).toBe('none');

  await print(page, '/versions/');
  expect(await after('td a[href^="http"]')).toContain('http');
  expect(await after('[aria-label="Past releases"] a[href^="http"]')).toBe('none');
});
