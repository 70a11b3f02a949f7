// @ts-check
// What readers do with equations.
import {expect} from 'vitest';
import {type} from '../../../tutorials/terminal.mjs';
import {part, stylesOf} from '../../kit.mjs';

const page = 'guides/markdown-features/math-equations';
const config = 'docusaurus.config.ts';
const css = 'src/css/custom.css';

/** @type {import('../../kit.mjs').Recipe[]} */
export const math = [
  {
    page,
    heading: 'installation',
    result: 'sees equations in the color of the text',
    install: ({command}) => [command()],
    paste: ({configure}) => configure(config),
    check: async ({html, look}) => {
      expect(html('/docs/equations')).toContain('class=katex');
      await look('/docs/equations', async (tab) => {
        const [font] = await stylesOf(tab, 'article .katex', 'font-family');
        expect(font).toContain('KaTeX_Main');
        expect(await stylesOf(tab, 'article .katex', 'color')).toEqual(
          await stylesOf(tab, 'article p', 'color'),
        );
        expect(await tab.locator('article .katex-mathml').first().isVisible()).toBe(true);
        const box = await tab.locator('article .katex-mathml').first().boundingBox();
        expect(Number(box?.width)).toBeLessThan(5);
      });
    },
  },
  {
    page,
    heading: '',
    result: 'writes equations in a text and on their own',
    paste: ({paste}) => paste('docs/equations.md'),
    check: async ({open}) => {
      const tab = await open('/docs/equations');
      expect(await tab.locator('article p > .katex').count()).toBe(2);
      expect(await tab.locator('article .katex-display').count()).toBe(1);
      expect(await tab.locator('article .katex-error').count()).toBe(0);
    },
  },
  {
    page,
    heading: 'block',
    result: 'writes a block in both ways',
    paste: ({sample, write}) => {
      const file = 'docs/equations.md';
      write('docs/math-block.md', `${sample(file, 'mc^2')}\n\n${sample(file, '```math')}`);
    },
    check: async ({open}) => {
      const blocks = (await open('/docs/math-block')).locator('article .katex-display');
      expect(await blocks.count()).toBe(2);
    },
  },
  {
    page,
    heading: 'environments',
    result: 'sees aligned lines, a matrix, and cases, which scroll on a phone',
    paste: ({sample, write}) => write('docs/math-environments.md', sample('docs/equations.md')),
    check: ({look}) =>
      look('/docs/math-environments', async (tab, width) => {
        expect(await tab.locator('article .katex-error').count()).toBe(0);
        expect(await tab.locator('article .katex-display mtable').count()).toBe(3);
        expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }),
  },
  {
    page,
    heading: 'wide',
    result: 'can scroll a long equation',
    paste: ({append, write}) => {
      append(css);
      write('docs/math-wide.md', `$$\n${'a + b + '.repeat(40)} c\n$$`);
    },
    check: ({look}) =>
      look('/docs/math-wide', async (tab, width) => {
        expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const block = tab.locator('article .katex-display');
        const [isWide, isTall] = await block.evaluate((it) => [
          it.scrollWidth > it.clientWidth,
          it.scrollHeight > it.clientHeight + 1,
        ]);
        expect([isWide, isTall]).toEqual([true, false]);
      }),
  },
  {
    page,
    heading: 'dollar',
    result: 'writes prices, and equations between two dollar signs',
    paste: ({sample, declare, addDocs, write}) => {
      write('config/prices.ts', sample('config/docs.ts'));
      declare("import {docs as priceOptions} from './config/prices';");
      addDocs('prices', '...priceOptions');
      write('prices/prices.mdx', '$5 in summer and $8 in winter, or $$x$$.');
    },
    check: async ({open}) => {
      const text = (await open('/prices/prices')).locator('article p');
      expect(await text.innerText()).toContain('$5 in summer and $8 in winter');
      expect(await text.locator('.katex').count()).toBe(1);
    },
  },
  {
    page,
    heading: 'options',
    result: 'uses macros',
    paste: ({paste, declare, addDocs, write}) => {
      paste('config/math.ts');
      declare("import {math as mathOptions} from './config/math';");
      addDocs('macros', '...mathOptions');
      write('macros/macros.mdx', 'Let $\\vect{v} \\in \\R^3$.');
    },
    check: async ({open}) => {
      const tab = await open('/macros/macros');
      expect(await tab.locator('article .katex-error').count()).toBe(0);
      expect(await tab.locator('article .katex-html').innerText()).toContain('R');
    },
  },
  {
    page,
    heading: 'chemistry',
    result: 'writes a reaction',
    paste: ({sample, prepend, write}) => {
      prepend(config, sample(config));
      write('docs/math-chemistry.md', '$\\ce{2 H2 + O2 -> 2 H2O}$');
    },
    check: async ({open}) => {
      const tab = await open('/docs/math-chemistry');
      expect(await tab.locator('article .katex').count()).toBe(1);
      expect(await tab.locator('article .katex-error').count()).toBe(0);
      expect(await tab.locator('article .katex-html').innerText()).toContain('O');
    },
  },
  {
    page,
    heading: 'stylesheet',
    result: 'loads a stylesheet that browsers can check',
    paste: ({configure, command, write}) => {
      configure(config);
      write('integrity.sh', command(0));
    },
    check: async ({html, read, site}) => {
      const page = html('/docs/equations');
      const tag = part(page, /<link[^>]*katex@[^>]*>/u);
      const installed = JSON.parse(read('node_modules/katex/package.json')).version;
      // Readers of another version compute the value again, as the page says.
      if (part(tag, /katex@([\d.]+)/u) === installed) {
        const hash = await type([read('integrity.sh')], {cwd: site});
        expect(tag).toContain(`integrity=sha384-${hash.trim()}`);
      }
    },
  },
];
