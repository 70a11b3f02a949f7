// @ts-check
// What readers do with the theme's hooks and components, and with code blocks.
import {expect} from 'vitest';
import {installing} from '../../installing.mjs';
import {part, stylesOf} from '../../kit.mjs';

const config = 'docusaurus.config.ts';
const page = 'api/themes/theme-configuration';
const codeBlocks = 'guides/markdown-features/code-blocks';

/** A doc that shows a component. */
const use = (/** @type {string} */ name, attributes = '', children = '') =>
  `import ${name} from '@site/src/components/${name}';\n\n<${name} ${attributes}>${children}</${name}>`;

/** @type {import('../../kit.mjs').Recipe[]} */
export const hooks = [
  installing(page, 'hooks', '@docusaurus/theme-common'),
  {
    page,
    heading: 'use-color-mode',
    result: 'sees and sets the color mode',
    paste: ({paste, write}) => {
      paste('src/components/ColorModePanel.tsx');
      write('docs/hook-color-mode.mdx', use('ColorModePanel'));
    },
    check: ({look}) =>
      look('/docs/hook-color-mode', async (tab, _, isDark) => {
        const panel = tab.locator('article p:has(button)');
        const text = () => panel.innerText();
        await expect.poll(text).toContain(`Color mode: ${isDark ? 'dark' : 'light'} (automatic)`);
        await panel.getByRole('button', {name: 'Dark'}).click();
        await expect.poll(text).toContain('Color mode: dark');
        expect(await text()).not.toContain('automatic');
        await panel.getByRole('button', {name: 'Reset'}).click();
        await expect.poll(text).toContain(`Color mode: ${isDark ? 'dark' : 'light'} (automatic)`);
      }),
  },
  {
    page,
    heading: 'use-theme-config',
    result: 'sees the title of the navbar',
    paste: ({paste, write}) => {
      paste('src/components/SiteName.tsx');
      write('docs/hook-config.mdx', use('SiteName'));
    },
    check: ({html}) => expect(html('/docs/hook-config')).toMatch(/<strong>My Site<\/strong>/u),
  },
  {
    page,
    heading: 'themed-component',
    result: 'sees a drawing for the color mode',
    paste: ({paste, write}) => {
      paste('src/components/Diagram.tsx');
      write('docs/hook-themed.mdx', use('Diagram'));
      const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
      write('static/img/diagram.svg', drawing);
      write('static/img/diagram-dark.svg', drawing);
    },
    check: ({look}) =>
      look('/docs/hook-themed', async (tab, _, isDark) => {
        const shown = tab.locator('article object').filter({visible: true});
        expect(await shown.count()).toBe(1);
        const file = await shown.getAttribute('data');
        expect(file).toBe(`/img/diagram${isDark ? '-dark' : ''}.svg`);
      }),
  },
  {
    page,
    heading: 'use-window-size',
    result: 'sees another hint on a phone',
    paste: ({paste, write}) => {
      paste('src/components/Hint.tsx');
      write('docs/hook-size.mdx', use('Hint'));
    },
    check: ({look}) =>
      look('/docs/hook-size', async (tab, width) => {
        const hint = width < 997 ? 'Swipe for more' : 'Use the arrow keys for more';
        await tab.locator('article').getByText(hint).waitFor();
      }),
  },
  {
    page,
    heading: 'page-metadata',
    result: 'sets the title and the tags of a page',
    paste: ({paste}) => paste('src/pages/pricing.tsx'),
    check: async ({html, open}) => {
      const page = html('/pricing');
      expect(await (await open('/pricing')).title()).toBe('Pricing | My Site');
      expect(part(page, /name=description content=([^>]+?)[\s/]*>/u)).toBe('Plans and prices');
      expect(part(page, /name=keywords content=([^\s>]+)/u)).toBe('plans,prices');
      expect(page).toMatch(/name=robots content=noarchive/u);
      expect(part(page, /property=og:image content=([^\s>]+)/u)).toMatch(/^https:.*card\.jpg$/u);
    },
  },
  {
    page,
    heading: 'collapsible',
    result: 'can open and close content that is in the HTML',
    paste: ({paste, write}) => {
      paste('src/components/Disclosure.tsx');
      write('docs/hook-collapsible.mdx', use('Disclosure', 'label="More"', 'The details'));
    },
    check: async ({html, look}) => {
      expect(html('/docs/hook-collapsible')).toContain('The details');
      await look('/docs/hook-collapsible', async (tab) => {
        const details = tab.locator('article').getByText('The details');
        const height = () => details.evaluate((it) => it.getClientRects()[0]?.height ?? 0);
        const isShown = async () => (await details.isVisible()) && (await height()) > 0;
        expect(await isShown()).toBe(false);
        await tab.getByRole('button', {name: 'More'}).click();
        await expect.poll(isShown).toBe(true);
        await tab.getByRole('button', {name: 'More'}).click();
        await expect.poll(isShown).toBe(false);
      });
    },
  },
  {
    page,
    heading: 'storage',
    result: 'gets a button that stays away once clicked',
    paste: ({paste, write}) => {
      paste('src/components/Tip.tsx');
      write('docs/hook-storage.mdx', use('Tip'));
    },
    check: async ({open}) => {
      const tab = await open('/docs/hook-storage');
      const button = tab.getByRole('button', {name: "Don't show tips again"});
      await button.click();
      await expect.poll(() => button.count()).toBe(0);
      await tab.reload();
      await tab.locator('html[data-has-hydrated="true"]').waitFor();
      await expect.poll(() => button.count()).toBe(0);
    },
  },
  {
    page,
    heading: 'use-query-string',
    result: 'gets a filter that is in the URL, and survives a reload',
    paste: ({paste, write}) => {
      paste('src/components/ProductFilter.tsx');
      write('docs/hook-query.mdx', use('ProductFilter', 'products={["Tea", "Coffee"]}'));
    },
    check: async ({open, text}) => {
      expect(text('/docs/hook-query')).toContain('Coffee');
      const tab = await open('/docs/hook-query');
      const products = tab.locator('article li');
      const field = tab.getByRole('searchbox', {name: 'Filter products'});
      await field.pressSequentially('tea');
      await expect.poll(() => products.allInnerTexts()).toEqual(['Tea']);
      expect(await field.inputValue()).toBe('tea');
      await tab.waitForURL(/\?filter=tea$/u);
      await tab.reload();
      await expect.poll(() => products.allInnerTexts()).toEqual(['Tea']);
      await field.fill('');
      await tab.waitForURL(/hook-query$/u);
      await expect.poll(() => products.count()).toBe(2);
    },
  },
  {
    page,
    heading: 'prism-themes',
    result: 'sees code in a theme that was changed',
    paste: ({paste, declare, replace, write}) => {
      paste('config/prism-theme.ts');
      declare("import {theme, darkTheme} from './config/prism-theme';");
      replace(
        config,
        /theme: prismThemes\.github,\s+darkTheme: prismThemes\.dracula/u,
        'theme, darkTheme',
      );
      const code = '```js\n// a comment\nconst a = 1;\n```\n\n```yaml\nkey: value\n```';
      write('docs/theme-colors.mdx', code);
    },
    check: ({look}) =>
      look('/docs/theme-colors', async (tab, _, isDark) => {
        const [background] = await stylesOf(tab, 'article pre', 'background-color');
        expect(background).toBe(isDark ? 'rgb(40, 42, 54)' : 'rgb(243, 246, 249)');
        const [comment] = await stylesOf(tab, 'article .token.comment', 'color');
        expect(comment === 'rgb(82, 96, 109)').toBe(!isDark);
        const [key] = await stylesOf(tab, 'article .token.atrule', 'color');
        expect(key === 'rgb(139, 233, 253)').toBe(isDark);
      }),
  },
  {
    page,
    heading: 'prism-default',
    result: 'copies the values that the theme has',
    paste: () => {},
    check: async ({run, sample}) => {
      const options = "require('@docusaurus/theme-classic/lib/options').DEFAULT_CONFIG.prism";
      const defaults = JSON.parse(await run([`node -p "JSON.stringify(${options})"`]));
      expect(JSON.parse(sample('prism.magicComments'))).toEqual(defaults.magicComments);
      expect(JSON.parse(sample('prism.theme'))).toEqual(defaults.theme);
    },
  },
  {
    page,
    heading: 'prism-global',
    result: 'sees a template language in colors',
    paste: ({paste, replace, write}) => {
      paste('src/theme/prism-include-languages.ts');
      replace(config, 'prism: {', "prism: {additionalLanguages: ['markup-templating', 'liquid'],");
      write('docs/theme-liquid.mdx', '```liquid\n{% if user %}Hi{% endif %}\n```');
    },
    check: ({look}) =>
      look('/docs/theme-liquid', async (tab) => {
        const words = await tab.locator('article pre .token.keyword').allInnerTexts();
        expect(words).toEqual(['if', 'endif']);
      }),
  },
  {
    page: codeBlocks,
    heading: 'wrap-everywhere',
    result: 'sees long lines wrapped, with and without numbers, and not below the buttons',
    paste: ({append, write}) => {
      append('src/css/custom.css');
      const line = `const text = '${'word '.repeat(60)}${'x'.repeat(200)}';`;
      const block = `<CodeBlock language="js" showLineNumbers={false}>{\`${line}\`}</CodeBlock>`;
      const use = "import CodeBlock from '@theme/CodeBlock';";
      write('docs/wrapped.mdx', `${use}\n\n\`\`\`js\n${line}\nend();\n\`\`\`\n\n${block}`);
    },
    check: ({look}) =>
      look('/docs/wrapped', async (tab) => {
        for (const block of await tab.locator('article .theme-code-block').all()) {
          const pre = block.locator('pre');
          const [inner, outer] = await pre.evaluate((it) => [it.scrollWidth, it.clientWidth]);
          expect(inner).toBe(outer);
          const buttons = Number((await block.locator('pre + div').boundingBox())?.x);
          const words = await pre
            .locator('.token-line')
            .first()
            .evaluate((it) => {
              const range = document.createRange();
              range.selectNodeContents(it);
              return Array.from(range.getClientRects(), ({right, top}) => ({right, top}));
            });
          const top = Math.min(...words.map((box) => box.top));
          const onFirstLine = words.filter((box) => box.top < top + 5);
          expect(Math.max(...onFirstLine.map(({right}) => right))).toBeLessThan(buttons);
          expect(Math.max(...words.map((box) => box.top))).toBeGreaterThan(top + 20);
        }
        expect(await tab.locator('article .theme-code-block').count()).toBe(2);
      }),
  },
  {
    page: codeBlocks,
    heading: 'numbers-everywhere',
    result: 'sees line numbers in all blocks, with the first number of each',
    paste: ({paste, write}) => {
      paste('src/theme/CodeBlock/index.tsx');
      const blocks = ['```js', '```js showLineNumbers=40'].map(
        (fence) => `${fence}\na();\nb();\n\`\`\``,
      );
      write('docs/numbers.mdx', blocks.join('\n\n'));
    },
    check: ({look}) =>
      look('/docs/numbers', async (tab) => {
        const starts = await tab.locator('article pre').evaluateAll((all) =>
          all.map((pre) => {
            const display = getComputedStyle(
              /** @type {Element} */ (pre.querySelector('.token-line')),
            ).display;
            const counter = getComputedStyle(
              /** @type {Element} */ (pre.querySelector('code')),
            ).counterReset;
            return [display, counter];
          }),
        );
        expect(starts).toEqual([
          ['table-row', 'line-count 0'],
          ['table-row', 'line-count 39'],
        ]);
      }),
  },
];
