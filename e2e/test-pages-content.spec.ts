import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {buildDir, builtPage} from './support/routes';
import {expect, test} from './support/test';
import {visit} from './support/visit';

const codeBlock = (page: Page, text: string) =>
  page.locator('.theme-code-block', {hasText: text}).first();

const markedLines = (page: Page, text: string) =>
  codeBlock(page, text)
    .locator('.theme-code-block-highlighted-line')
    .evaluateAll((lines) => lines.map((line) => line.textContent?.trim()));

test(
  'comments and line ranges highlight lines of code, and the comments are removed',
  {tag: '@magic-comments'},
  async ({page}) => {
    await page.goto('/tests/pages/code-block-tests/');
    expect(await markedLines(page, 'export function greet')).toEqual(['return `Hello, ${name}`;']);
    expect(await markedLines(page, 'def total')).toEqual([
      'prices = [price for price in prices if price > 0]',
      'return sum(prices)',
    ]);
    expect(await markedLines(page, '<li>Not marked</li>')).toEqual(['<li>Marked</li>']);
    expect(await markedLines(page, 'const list')).toEqual(['<li>Marked</li>']);
    expect(await markedLines(page, 'const plain')).toEqual([
      'const marked = 1;',
      'const alsoMarked = 3;',
      'const markedToo = 4;',
    ]);
    await expect(page.getByText('highlight-next-line')).toHaveCount(0);
    await expect(page.getByText('highlight-start')).toHaveCount(0);
  },
);

test('code blocks have titles and line numbers, also when used as components', async ({page}) => {
  await page.goto('/tests/pages/code-block-tests/');
  await expect(codeBlock(page, 'export function greet')).toContainText('src/greet.ts');
  // Hydration renders code again, and a removed element has no style.
  const numberOf = (text: string) =>
    codeBlock(page, text)
      .locator('code')
      .first()
      .evaluate((code) => getComputedStyle(code).counterReset);
  await expect.poll(() => numberOf('export function greet')).toMatch(/\b0$/);
  await expect.poll(() => numberOf('const second = 42')).toMatch(/\b40$/);
  expect(await markedLines(page, 'name: demo')).toEqual(['port: 3000']);
  await expect(codeBlock(page, 'name: demo')).toContainText('app.yml');
  await expect(codeBlock(page, 'inside a block of code').locator('b')).toHaveText('Bold');
  // Without a language, tags are plain text.
  await expect(codeBlock(page, 'No language')).toContainText('<b>tags</b>');
});

/** A token of each sample that only its grammar highlights. */
const languages: Record<string, string> = {
  java: 'final',
  latex: '\\section',
  haskell: '-- a comment',
  matlab: 'end',
  php: 'echo',
  powershell: 'Get-ChildItem',
  bash: 'for',
  diff: '+',
  json: '"private"',
  scss: '$space',
};

test('code is highlighted in all specified languages', {tag: '@code-languages'}, async ({page}) => {
  await page.goto('/tests/pages/code-block-tests/');
  for (const [language, word] of Object.entries(languages)) {
    const block = page.locator(`.theme-code-block.language-${language}`).last();
    const colored = block.locator('.token:not(.plain)', {hasText: word});
    await expect(colored.first(), language).toBeVisible();
  }
  // Code without a language, or with an unknown one, is one plain token per line.
  await expect(codeBlock(page, 'No language').locator('.token:not(.plain)')).toHaveCount(0);
});

test('code of components is highlighted from the start, and on arrival from another page', async ({
  page,
}) => {
  const key = codeBlock(page, 'name: demo').locator('.token.key', {hasText: 'port'});
  await page.goto('/tests/pages/code-block-tests/');
  await expect(key).toBeVisible();
  await page.goto('/tests/pages/');
  await page.locator('main').getByRole('link', {name: 'Code blocks', exact: true}).click();
  await expect(page).toHaveURL(/code-block-tests/);
  await expect(key).toBeVisible();
  expect(await markedLines(page, 'name: demo')).toEqual(['port: 3000']);
});

test('a button wraps long lines, also in code that was hidden at first', async ({page}) => {
  await page.goto('/tests/pages/code-block-tests/');
  const toggle = (text: string) =>
    page
      .locator('.theme-code-block', {hasText: text})
      .getByRole('button', {name: 'Toggle word wrap'});
  const block = page.locator('.theme-code-block', {hasText: './somewhere/else'}).first();
  await block.getByRole('button', {name: 'Toggle word wrap'}).click();
  const overflow = () => block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await expect(toggle('const short = true')).toHaveCount(0);

  await page.getByText('A long line in here').click();
  await expect(page.getByText('closed.sh')).toBeVisible();
  await page.setViewportSize({width: 1200, height: 800});
  await expect(toggle('closed.sh')).toBeAttached();
  await page.getByRole('tab', {name: 'Long', exact: true}).click();
  await expect(toggle('long.js')).toBeAttached();
});

test(
  'the live playground shows results and errors, without access to the page',
  {tag: '@live-code'},
  async ({page}) => {
    await page.goto('/tests/pages/code-block-tests/');
    const results = page.locator('iframe[title="Result"]');
    const counter = results.first().contentFrame();
    await counter.getByRole('button', {name: 'Clicked 0 times'}).click();
    const button = counter.getByRole('button', {name: 'Clicked 1 times'});
    await expect(button).toBeVisible();
    await expect(results.nth(1).contentFrame().getByText('one · two · three')).toBeVisible();
    await expect(results.nth(2).contentFrame().getByRole('alert')).toContainText('SyntaxError');

    // A document without an origin can't reach the page or its storage.
    expect(await button.evaluate(() => window.origin)).toBe('null');

    await page.getByRole('button', {name: /Switch between dark and light/u}).click();
    await expect(button).toBeVisible();
    const scheme = (await page.locator('html').getAttribute('data-theme'))!;
    await expect(counter.locator('html')).toHaveAttribute('data-theme', scheme);

    const write = async (code: string) => {
      await page.locator('[contenteditable]').first().press('ControlOrMeta+A');
      await page.keyboard.type(code);
    };
    await write('<p>Changed to {[1, 2].length}</p>');
    await expect(counter.getByText('Changed to 2')).toBeVisible();
    await write('() => { throw new Error("on purpose"); }');
    await expect(counter.getByRole('alert')).toContainText('Error: on purpose');
  },
);

test('Tab leaves the live editor in both directions', async ({page}) => {
  await page.goto('/tests/pages/code-block-tests/');
  const editor = page.locator('[contenteditable]').first();
  const code = await editor.innerText();
  for (const key of ['Tab', 'Shift+Tab']) {
    await editor.focus();
    await page.keyboard.press(key);
    await expect(editor).not.toBeFocused();
  }
  expect(await editor.innerText()).toBe(code);
});

test('MDX evaluates expressions and renders components and partials', async ({page}) => {
  await page.goto('/tests/pages/markdown-tests-mdx/');
  const article = page.getByRole('article');
  await expect(article.getByText('Two and two are 4.')).toBeVisible();
  await expect(article.getByRole('listitem').filter({hasText: /^Venus$/})).toBeVisible();
  await expect(article.locator('.badge em')).toHaveText('badge');
  await expect(article.getByText('gave it the number 42')).toBeVisible();
  await expect(article.getByText('exports the word “partial”')).toBeVisible();
  await expect(article.locator('.theme-admonition-danger .theme-admonition-tip')).toContainText(
    'Breathe.',
  );
  await expect(
    article.locator('.theme-admonition-info', {hasText: 'Information.'}).locator('code'),
  ).toHaveText('code');
});

test('every type of diagram is rendered', async ({page}) => {
  test.setTimeout(180_000);
  await page.goto('/tests/pages/diagrams/kinds/');
  const kinds = builtPage('/tests/pages/diagrams/kinds/').match(/<h2/g)!.length;
  expect(kinds).toBeGreaterThanOrEqual(34);
  const article = page.getByRole('article');
  await expect(article.locator('.docusaurus-mermaid-container > svg')).toHaveCount(kinds, {
    timeout: 120_000,
  });
  await expect(article.getByRole('button', {name: 'Try again'})).toHaveCount(0);
});

test('an invalid diagram shows its error, and the others are rendered', async ({page}) => {
  await page.goto('/tests/pages/diagrams/errors/');
  const article = page.getByRole('article');
  await expect(article.getByText(/Parse error on line/)).toBeVisible();
  await expect(article.getByText(/No diagram type detected/)).toBeVisible();
  await expect(article.getByRole('button', {name: 'Try again'})).toHaveCount(2);
  await expect(article.locator('.docusaurus-mermaid-container > svg')).toHaveCount(1);
});

test('ELK is loaded only for diagrams that use it', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.text());
    }
  });
  const drawings = page.locator('.docusaurus-mermaid-container > svg');
  const hasElk = async () => (await Promise.all(scripts)).join().includes('org.eclipse.elk');
  await page.goto('/tests/pages/diagrams/');
  await expect(drawings).toHaveCount(3);
  expect(await hasElk()).toBe(false);
  await page.goto('/tests/pages/diagrams/elk/');
  await expect(drawings).toHaveCount(2);
  expect(await hasElk()).toBe(true);
});

test('a table of contents has the levels that the front matter sets', async ({page}) => {
  const entries = page.locator('.table-of-contents').first().getByRole('link');
  await page.goto('/tests/pages/page-toc-tests/');
  await expect(entries).toHaveText([
    ...[2, 3, 4, 5, 6].map((level) => `Level ${level}`),
    'With code, weight and a link',
    'A second one',
    'With a child',
  ]);
  await page.goto('/tests/pages/page-toc-tests/two-levels/');
  await expect(entries).toHaveText(['Listed', 'Listed below it']);
  await page.goto('/tests/pages/page-toc-tests/hidden/');
  await expect(page.getByRole('heading', {name: 'A heading'})).toBeVisible();
  await expect(page.locator('.table-of-contents')).toHaveCount(0);
});

type Link = {href?: string | null; target?: string | null; class?: string | null};

/** The text of a link → its attributes in the build. */
const links: Record<string, Link> = {
  'the index': {href: '/tests/pages/', target: null},
  'the index, bare': {href: '/tests/pages/'},
  'tabs in autumn': {href: '/tests/pages/tabs-tests/?season=autumn#query'},
  'the tabs page': {href: '/tests/pages/tabs-tests/'},
  'late content': {href: '/tests/pages/tabs-tests/#lazy'},
  'the index again': {href: '/tests/pages/'},
  'https://example.com/bare/': {href: 'https://example.com/bare/', target: '_blank'},
  'an example': {href: 'https://example.com/', target: '_blank'},
  write: {href: 'mailto:nobody@example.com', target: '_blank'},
  call: {href: 'tel:+10000000000', target: '_blank'},
  'the sitemap': {href: '/sitemap.xml', target: '_blank'},
  to: {href: '/tests/pages/', target: null},
  href: {href: '/tests/pages/', target: null},
  'to, elsewhere': {href: 'https://example.com/', target: '_blank'},
  'elsewhere, in the same tab': {href: 'https://example.com/', target: '_self'},
  pathname: {href: '/sitemap.xml', target: '_blank'},
  'pathname, in the same tab': {href: '/sitemap.xml', target: '_self'},
  'a target that does not exist, on purpose': {href: '/no-such-page/'},
  'a link to this page that knows it': {class: 'test-active'},
  'a link to another page that knows it is not there': {class: null},
  'an anchor': {href: '#markdown'},
  'a query alone': {href: '/?from=links'},
  'no target at all': {href: null},
  'a plain tag': {href: '/tests/pages/'},
};

test('every kind of link has the right attributes', async ({page}) => {
  await visit(page, '/tests/pages/link-tests/');
  const article = page.getByRole('article');
  for (const [text, attributes] of Object.entries(links)) {
    const link = article.locator('a', {hasText: new RegExp(`^${text}$`)}).first();
    for (const [name, value] of Object.entries(attributes)) {
      expect(await link.getAttribute(name), `${name} of ${text}`).toBe(value);
    }
  }
  // Docusaurus 3.9.2 adds a trailing slash here, which would make the server respond with a 404.
  await expect(article.getByRole('link', {name: 'the picture'})).toHaveAttribute(
    'href',
    /^\/assets\/files\/dunes-\w+\.jpg$/,
  );
  const elsewhere = article.getByRole('link', {name: /^an example/});
  await expect(elsewhere).toHaveAttribute('rel', 'noopener noreferrer');
  await article.getByRole('link', {name: 'the index, bare'}).click();
  await expect(page).toHaveURL('/tests/pages/');
});

test('an SVG can be used as a component, an image or a sprite symbol', async ({page}) => {
  await page.goto('/tests/pages/svg/');
  const article = page.getByRole('article');
  const component = article.getByRole('img', {name: 'Signpost', exact: true});
  await expect(component).toHaveJSProperty('tagName', 'svg');
  const colorOf = (element: Element) => getComputedStyle(element).color;
  const around = article.locator('p', {
    has: page.getByRole('img', {name: 'Signpost', exact: true}),
  });
  const primary = await around.evaluate(colorOf);
  expect(await component.locator('path').evaluate(colorOf)).toBe(primary);
  const image = article.getByRole('img', {name: 'Signpost as an image'});
  await expect(image).toHaveJSProperty('tagName', 'IMG');
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('naturalWidth', 48);
  const symbol = article.getByRole('img', {name: 'Done'}).locator('use');
  await expect
    .poll(() => symbol.evaluate((use) => (use as SVGUseElement).getBBox().width))
    .toBeGreaterThan(0);
});

test(
  'an image is available at 640 and 1030 px wide, with a placeholder',
  {tag: '@image-options'},
  async ({page}) => {
    expect(builtPage('/tests/pages/ideal-image/')).toContain('data:image/jpeg;base64,');
    await page.goto('/tests/pages/ideal-image/');
    const image = page.locator('img[src*="/assets/ideal-img/"]');
    await expect
      .poll(() => image.evaluate((img) => (img as HTMLImageElement).currentSrc))
      .toMatch(/\/assets\/ideal-img\/dunes\.\w+\.(?:640|1030)\.jpg$/);
    const sizes = readdirSync(path.join(buildDir, 'assets/ideal-img'))
      .map((file) => /^dunes\.\w+\.(\d+)\.jpg$/.exec(file)?.[1])
      .filter(Boolean);
    expect(sizes.sort()).toEqual(['1030', '640']);
  },
);
