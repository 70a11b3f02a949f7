import {expect, test} from './support/test';
import {visit} from './support/visit';

// What is in the HTML of code blocks is tested in built/test-pages.test.ts.

const codeBlocks = '/tests/pages/code-block-tests/';

test('marked lines and tokens have colors, and a button wraps long lines, also in code that was hidden', async ({
  page,
}) => {
  await page.goto(codeBlocks);
  const marked = page.locator('.theme-code-block-highlighted-line').first();
  const plain = page.locator('.token-line:not(.theme-code-block-highlighted-line)').first();
  const background = (line: Element) => getComputedStyle(line).backgroundColor;
  expect(await marked.evaluate(background)).not.toBe(await plain.evaluate(background));
  const colors = await page
    .locator('.token')
    .evaluateAll((tokens) => tokens.map((token) => getComputedStyle(token).color));
  expect(new Set(colors).size).toBeGreaterThan(2);

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
  'the live playground shows results and errors below its code, without access to the page',
  {tag: '@live-code'},
  async ({page}) => {
    await visit(page, '/tests/pages/');
    // Arriving from another page works like loading this one.
    await page.locator('main').getByRole('link', {name: 'Code blocks', exact: true}).click();
    const results = page.locator('iframe[title="Result"]');
    const counter = results.first().contentFrame();
    await counter.getByRole('button', {name: 'Clicked 0 times'}).click();
    const button = counter.getByRole('button', {name: 'Clicked 1 times'});
    await expect(button).toBeVisible();
    await expect(results.nth(1).contentFrame().getByText('one · two · three')).toBeVisible();
    await expect(results.nth(2).contentFrame().getByRole('alert')).toContainText('SyntaxError');
    const editor = page.getByRole('textbox', {name: 'Live Editor'}).first();
    const [code, result] = await Promise.all([editor.boundingBox(), button.boundingBox()]);
    expect(result!.y).toBeGreaterThanOrEqual(code!.y + code!.height);

    // A document without an origin can't reach the page or its storage.
    expect(await button.evaluate(() => window.origin)).toBe('null');

    await page.getByRole('button', {name: /Switch between dark and light/u}).click();
    await expect(button).toBeVisible();
    const scheme = (await page.locator('html').getAttribute('data-theme'))!;
    await expect(counter.locator('html')).toHaveAttribute('data-theme', scheme);

    const original = await editor.innerText();
    for (const key of ['Tab', 'Shift+Tab']) {
      await editor.focus();
      await page.keyboard.press(key);
      await expect(editor).not.toBeFocused();
    }
    expect(await editor.innerText()).toBe(original);
    const write = async (text: string) => {
      await editor.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    };
    await write('<p>Changed to {[1, 2].length}</p>');
    await expect(counter.getByText('Changed to 2')).toBeVisible();
    await write('() => { throw new Error("on purpose"); }');
    await expect(counter.getByRole('alert')).toContainText('Error: on purpose');
  },
);
