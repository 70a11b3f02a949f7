// @ts-check
// What readers do with components in MDX.
import {expect} from 'vitest';
import {contrastOf} from '../../kit.mjs';

const page = 'guides/markdown-features/react';

/** @type {import('../../kit.mjs').Recipe[]} */
export const react = [
  {
    page,
    heading: '',
    result: 'sees a component of the page, which is readable',
    paste: ({sample, write}) => write('docs/colors.mdx', sample('docs/colors.mdx')),
    check: ({look}) =>
      look('/docs/colors', async (tab) => {
        const words = tab.locator('article p > span');
        expect(await words.allInnerTexts()).toEqual(['green for success', 'red for errors']);
        for (const number of [1, 2]) {
          const word = `article p > span:nth-of-type(${number})`;
          expect(await contrastOf(tab, word, word)).toBeGreaterThan(4.5);
        }
      }),
  },
  {
    page,
    heading: 'import',
    result: 'can click an imported component',
    paste: ({paste}) => {
      paste('src/components/Counter.tsx');
      paste('docs/counter.mdx');
    },
    check: async ({open}) => {
      const button = (await open('/docs/counter')).locator('article p button');
      expect(await button.innerText()).toBe('3');
      await button.click();
      await expect.poll(() => button.innerText()).toBe('4');
    },
  },
  {
    page,
    heading: 'mdx-components',
    result: 'uses a component and tabs without imports',
    paste: ({paste, write}) => {
      paste('src/theme/MDXComponents.tsx');
      const tabs = '<Tabs><TabItem value="a">A tab</TabItem></Tabs>';
      write('docs/mdx-global.mdx', `# Global\n\n<Counter start={7} />\n\n${tabs}`);
    },
    check: async ({open}) => {
      const tab = await open('/docs/mdx-global');
      expect(await tab.locator('article p button').innerText()).toBe('7');
      await tab.getByRole('tab', {name: 'a'}).waitFor();
    },
  },
  {
    page,
    heading: 'expressions',
    result: 'sees the values of expressions',
    paste: ({block, write}) => write('docs/mdx-expressions.mdx', block('site.year')),
    check: ({text}) => {
      const words = text('/docs/mdx-expressions').replaceAll('&#x27;', "'");
      expect(words).toContain("My Site is from 2026. That's after 2020.");
      expect(words).toContain('Tutorial has 8 letters');
    },
  },
  {
    page,
    heading: 'page-exports',
    result: 'sees the metadata of the page and a field of the site',
    paste: ({block, paste, write, setOptions}) => {
      const use = "import SupportEmail from '@site/src/components/SupportEmail';";
      const [front, rest] = block('toc.length').split(/\n---\n/u);
      write('docs/mdx-metadata.mdx', `${front}\n---\n\n${use}\n${rest}\n\n<SupportEmail />`);
      paste('src/components/SupportEmail.tsx');
      setOptions("customFields: {supportEmail: 'help@example.com'},");
    },
    check: ({text}) => {
      const words = text('/docs/metadata');
      expect(words).toContain('The slug is /metadata, and the page has 1 headings.');
      expect(words).toContain('help@example.com');
    },
  },
  {
    page,
    heading: 'markdown-inside-jsx',
    result: 'sees Markdown in HTML elements',
    paste: ({block, write}) => write('docs/mdx-inside.mdx', block('**Bold** on one line')),
    check: async ({open}) => {
      const boxes = (await open('/docs/mdx-inside')).locator('article .alert');
      expect(await boxes.nth(0).locator('strong').innerText()).toBe('Bold');
      expect(await boxes.nth(1).locator('ol li').count()).toBe(2);
    },
  },
  {
    page,
    heading: 'partials',
    result: 'sees a shared text, with its heading in the table of contents',
    paste: ({sample, write}) => {
      write('docs/_requirements.mdx', sample('docs/_requirements.mdx').replaceAll(/^ /gmu, ''));
      write('docs/setup.mdx', sample('docs/setup.mdx'));
    },
    check: async ({open}) => {
      const tab = await open('/docs/setup');
      await tab.getByText('Node.js 20').waitFor();
      expect(await tab.locator('h3#check-version').count()).toBe(1);
      const entries = await tab.locator('.theme-doc-toc-desktop a').allInnerTexts();
      expect(entries).toEqual(['Check your version', 'Next steps']);
    },
  },
  {
    page,
    heading: 'mdx-in-react',
    result: 'sees MDX in a React page, with boxes',
    paste: ({paste, write}) => {
      paste('src/pages/terms.tsx');
      write('src/pages/_terms.mdx', '## The terms\n\n:::tip\n\nRead them.\n\n:::');
    },
    check: async ({open}) => {
      const tab = await open('/terms');
      expect(await tab.locator('main .theme-admonition-tip').innerText()).toContain('Read them.');
      expect(await tab.locator('main h2#the-terms').count()).toBe(1);
    },
  },
  {
    page,
    heading: 'browser-only',
    result: 'sees a value that only the browser knows',
    paste: ({block, write}) => write('docs/mdx-browser.mdx', block('BrowserOnly')),
    check: async ({html, look}) => {
      expect(html('/docs/mdx-browser')).toContain('Loading...');
      await look('/docs/mdx-browser', async (tab, width) => {
        await tab.getByText(`Your window is ${width} pixels wide.`).waitFor();
      });
    },
  },
];
