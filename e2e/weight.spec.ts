import {expect, test} from './support/test';
import type {Page} from '@playwright/test';
import {lastVersion} from './support/versions';
import {visitWhole} from './support/visit';

/**
 * Opens a page and returns the text of every script and the path of every style sheet it loaded.
 *
 * @param shown selector of what a feature renders, since the network can become idle before it does
 */
async function loadedBy(page: Page, route: string, shown?: string) {
  const scripts: Promise<string>[] = [];
  const styles: string[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'script') {
      // Responses that arrive while the page closes have no text and weren't needed.
      scripts.push(response.text().catch(() => ''));
    } else if (type === 'stylesheet') {
      styles.push(new URL(response.url()).pathname);
    }
  });
  await visitWhole(page, route);
  if (shown) {
    await page.locator(shown).first().waitFor();
  }
  return {scripts: (await Promise.all(scripts)).join('\n'), styles};
}

// Strings that survive minification because they are data in the library.
const parts = [
  {
    name: 'Prism',
    mark: 'after-tokenize',
    usedOn: '/tests/pages/code-block-tests/',
    shown: 'iframe[title="Result"]',
  },
  {
    name: 'the live playground',
    mark: 'Unexpected token, expected',
    usedOn: '/tests/pages/code-block-tests/',
    shown: 'iframe[title="Result"]',
  },
  {
    name: 'Mermaid',
    mark: 'sequenceDiagram',
    usedOn: '/tests/pages/diagrams/',
    shown: '.docusaurus-mermaid-container svg',
  },
];

for (const {name, mark, usedOn, shown} of parts) {
  test(`${name} is only loaded where it's used`, async ({page, context}) => {
    expect((await loadedBy(page, usedOn, shown)).scripts).toContain(mark);
    for (const route of ['/', `/docs/${lastVersion}/installation/`, '/blog/']) {
      const other = await context.newPage();
      expect((await loadedBy(other, route)).scripts, route).not.toContain(mark);
      await other.close();
    }
  });
}

test('the formula style sheet is only loaded on pages with formulas', async ({page, context}) => {
  const katex = '/katex/katex.min.css';
  expect((await loadedBy(page, '/tests/pages/markdown-tests-mdx/')).styles).toContain(katex);
  const other = await context.newPage();
  expect((await loadedBy(other, `/docs/${lastVersion}/installation/`)).styles).not.toContain(katex);
});
