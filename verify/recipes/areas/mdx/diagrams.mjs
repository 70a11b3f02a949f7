// @ts-check
// What readers do with diagrams.
import {expect} from 'vitest';
import {stylesOf} from '../../kit.mjs';

const page = 'guides/markdown-features/diagrams';
const config = 'docusaurus.config.ts';

/** @typedef {import('../../kit.mjs').Tab} Tab */

/** The diagrams of a page, once the first one is drawn. */
const drawn = async (/** @type {Tab} */ tab) => {
  const all = tab.locator('.docusaurus-mermaid-container:has(svg)');
  await all.first().waitFor();
  return all;
};

/** @type {import('../../kit.mjs').Recipe[]} */
export const diagrams = [
  {
    page,
    heading: 'installation',
    result: 'sees a diagram in the colors of the mode',
    install: ({command}) => [command()],
    paste: ({configure}) => configure(config),
    check: async ({open}) => {
      /** @type {string[]} */
      const colors = [];
      for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
        const tab = await open('/docs/diagram', {colorScheme});
        const diagram = await drawn(tab);
        expect(await diagram.innerText()).toContain('Write a page');
        const [fill] = await stylesOf(tab, '.docusaurus-mermaid-container svg rect', 'fill');
        colors.push(String(fill));
      }
      expect(colors[0]).not.toBe(colors[1]);
    },
  },
  {
    page,
    heading: '',
    result: 'sees a diagram that fits into the page',
    paste: ({sample, write}) => write('docs/diagram.mdx', sample('docs/intro.mdx')),
    check: ({look}) =>
      look('/docs/diagram', async (tab, width) => {
        expect(await (await drawn(tab)).count()).toBe(1);
        expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }),
  },
  {
    page,
    heading: 'kinds',
    result: 'sees each type of diagram',
    paste: ({sample, write}) => {
      const types = ['sequence', 'stateDiagram', 'erDiagram', 'classDiagram', 'gantt', 'gitGraph'];
      const blocks = types.map((type) => sample('docs/intro.mdx', type));
      write('docs/diagram-kinds.mdx', blocks.join('\n\n'));
    },
    check: ({look}) =>
      look('/docs/diagram-kinds', async (tab, width) => {
        await (await drawn(tab)).nth(5).waitFor();
        expect(await tab.locator('article').innerText()).not.toMatch(/syntax error/iu);
        expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }),
  },
  {
    page,
    heading: 'themes',
    result: 'sees the font of the page in diagrams',
    paste: ({configure}) => configure('docusaurus.config.js'),
    check: ({look}) =>
      look('/docs/diagram', async (tab) => {
        await drawn(tab);
        const label = '.docusaurus-mermaid-container .nodeLabel';
        expect(await stylesOf(tab, label, 'font-family')).toEqual(
          await stylesOf(tab, 'article', 'font-family'),
        );
      }),
  },
  {
    page,
    heading: 'one-diagram',
    result: 'sees a title and hand-drawn lines',
    paste: ({sample, write}) => write('docs/diagram-one.mdx', sample('docs/intro.mdx')),
    check: ({look}) =>
      look('/docs/diagram-one', async (tab) => {
        const text = await (await drawn(tab)).innerText();
        expect(text).toContain('From Markdown to HTML');
        expect(await tab.locator('.rough-node').count()).toBeGreaterThan(0);
      }),
  },
  {
    page,
    heading: 'dark-mode',
    result: 'sees all diagrams in dark mode, and in another one',
    paste: ({paste}) => paste('src/theme/Mermaid/index.tsx'),
    check: async ({open}) => {
      const tab = await open('/docs/diagram-kinds', {colorScheme: 'dark'});
      const all = await drawn(tab);
      await all.nth(5).waitFor();
      await tab.emulateMedia({colorScheme: 'light'});
      await tab.locator('html[data-theme=light]').waitFor();
      await all.nth(5).waitFor();
      expect(await all.count()).toBe(6);
    },
  },
  {
    page,
    heading: 'elk',
    result: 'sees a diagram that ELK has arranged',
    install: ({command}) => [command()],
    paste: ({sample, write}) => write('docs/diagram-elk.mdx', sample('docs/intro.mdx')),
    check: async ({open}) => {
      const diagram = await drawn(await open('/docs/diagram-elk'));
      const text = await diagram.innerText();
      for (const label of ['Site', 'Docs', 'Tags', 'Authors']) {
        expect(text).toContain(label);
      }
    },
  },
  {
    page,
    heading: 'component',
    result: 'sees a diagram made from data',
    paste: ({sample, write}) => write('docs/diagram-component.mdx', sample('docs/intro.mdx')),
    check: async ({open}) => {
      const text = await (await drawn(await open('/docs/diagram-component'))).innerText();
      expect(text.replaceAll(/\s+/gu, ' ').trim()).toBe('Write Build Deploy');
    },
  },
  {
    page,
    heading: 'accessibility',
    result: 'has screen readers say what a diagram shows',
    paste: ({sample, write}) => write('docs/diagram-words.mdx', sample('docs/intro.mdx')),
    check: async ({open}) => {
      const tab = await open('/docs/diagram-words');
      await drawn(tab);
      const image = tab.locator('.docusaurus-mermaid-container svg');
      const textOf = (/** @type {string} */ name) =>
        image.evaluate(
          (it, attribute) =>
            document.getElementById(String(it.getAttribute(attribute)))?.textContent,
          name,
        );
      expect(await textOf('aria-labelledby')).toBe('From Markdown to HTML');
      expect(await textOf('aria-describedby')).toBe('React turns Markdown into HTML.');
    },
  },
];
