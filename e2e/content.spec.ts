import {readdirSync} from 'node:fs';
import {builtPage, readBuilt} from './support/routes';
import {expect, test} from './support/test';
import {lastVersion} from './support/versions';
import {visit} from './support/visit';

test(
  'the blog shows 5 posts per page and a sidebar with all posts by year',
  {tag: '@blog-page-size'},
  async ({page}) => {
    await page.goto('/blog/');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(5);
    const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
    await expect(sidebar.getByRole('link')).toHaveCount(
      readdirSync('blog').filter((file) => /\.mdx?$/.test(file)).length,
    );
    const years = (await sidebar.getByRole('heading').allTextContents()).filter((title) =>
      /^\d{4}$/.test(title),
    );
    expect(years.length).toBeGreaterThan(3);
    expect(years).toEqual([...years].sort().reverse());
  },
);

test('the community sidebar has six pages and highlights the current one', async ({page}) => {
  await page.goto('/community/team/');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.locator('a[href^="/community/"]')).toHaveCount(6);
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Team');
});

test('a page keeps its social image after it loads', async ({page}) => {
  const route = `/docs/${lastVersion}/installation/`;
  const [, served] = /property="?og:image"? content="?([^\s">]+)/.exec(builtPage(route))!;
  await visit(page, route);
  await page.waitForLoadState('networkidle');
  const image = page.locator('meta[property="og:image"]');
  await expect(image).toHaveCount(1);
  await expect(image).toHaveAttribute('content', served!);
  await expect(page.locator('meta[name="twitter:image"]')).toHaveCount(1);
});

const twinOf = (route: string) => `${route.slice(0, -1)}.md`;

test('a page can be copied and opened as Markdown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const route of [`/docs/${lastVersion}/cli/`, '/blog/releases/3.9/', '/changelog/3.9.0/']) {
    await page.goto(route);
    const button = page.getByRole('button', {name: 'Copy page'});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute(
      'href',
      twinOf(route),
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      readBuilt(twinOf(route)),
    );
    await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute(
      'href',
      new RegExp(`${twinOf(route)}$`),
    );
  }
});

test("shows an error when a page can't be copied", async ({page, problems}) => {
  await page.goto(`/docs/${lastVersion}/cli/`);
  await page.route('**/*.md', (route) => route.fulfill({status: 503}));
  await page.getByRole('button', {name: 'Copy page'}).click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByRole('button', {name: 'Copying failed'})).toBeVisible();
  // The 503 response comes from this test.
  problems.length = 0;
});

test('the copy button copies the start command', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('button', {name: 'Copy the command'}).click();
  await expect(page.getByText('Copied', {exact: true})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('npx create-docusaurus@latest my-website classic');
});

test('the service worker is requested with its parameters', async ({page}) => {
  const request = page.context().waitForEvent('request', (sent) => sent.url().includes('/sw.js'));
  await page.goto('/?offlineMode=true');
  const {searchParams} = new URL((await request).url());
  expect(JSON.parse(searchParams.get('params')!)).toEqual({offlineMode: true, debug: false});
});

test('a formula loads its style sheet, and a live example responds to clicks', async ({page}) => {
  await page.goto('/tests/pages/code-block-tests/');
  const result = page.frameLocator('iframe[title="Result"]').first();
  await result.getByRole('button', {name: 'Clicked 0 times'}).click();
  await expect(result.getByRole('button', {name: 'Clicked 1 times'})).toBeVisible();
  await page.goto('/tests/pages/markdown-tests-mdx/');
  const html = page.locator('.katex-mathml').first();
  // Without the style sheet, the MathML copy for screen readers would show next to the formula.
  await expect(html).toHaveCSS('position', 'absolute');
});
