// @ts-check
// What readers do with code blocks.
import {expect} from 'vitest';
import {codeOf, part, stylesOf} from '../kit.mjs';

const config = 'docusaurus.config.ts';
const css = 'src/css/custom.css';

const guide = 'guides/markdown-features/code-blocks';

/** @typedef {import('../kit.mjs').Tab} Tab */

const titlesOf = (/** @type {Tab} */ tab) =>
  tab.locator('article [class*="codeBlockTitle"]').allInnerTexts();

/** The text of the marked lines of the first block. */
const markedLines = async (/** @type {Tab} */ tab) => {
  const lines = tab.locator('article .theme-code-block').first();
  const texts = await lines.locator('.theme-code-block-highlighted-line').allTextContents();
  return texts.map((text) => text.replace(/\n$/u, ''));
};

/** The numbers before the lines of the first block. */
const numbersOf = (/** @type {Tab} */ tab) =>
  tab
    .locator('article pre')
    .first()
    .evaluate((pre) => {
      const first = getComputedStyle(/** @type {Element} */ (pre.firstElementChild));
      const start = Number(/line-count (-?\d+)/u.exec(first.counterReset)?.[1] ?? NaN);
      return Array.from(pre.querySelectorAll('.token-line')).map((line, index) => {
        const number = line.querySelector('span') ?? line;
        const isShown = getComputedStyle(number, '::before').content.includes(
          'counter(line-count)',
        );
        return isShown ? String(start + index + 1) : '';
      });
    });

/** The colors of the text of a block. */
const colorsOf = (/** @type {Tab} */ tab, index = 0) =>
  tab
    .locator('article pre')
    .nth(index)
    .locator('.token-line span')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page: guide,
    heading: 'custom-magic-comments',
    result: 'sees marked lines, with and without line numbers',
    paste: ({sample, replace, append, write}) => {
      const list = part(sample('docusaurus.config.js'), /magicComments: \[[\s\S]*?^ {6}\],/mu);
      replace(config, 'prism: {', `prism: {\n${list}`);
      append(css);
      const block = sample('docs/intro.mdx');
      write('docs/magic.mdx', `${block}\n\n${block.replace('```js', '```js showLineNumbers')}`);
    },
    check: ({look}) =>
      look('/docs/magic', async (tab) => {
        for (const [index, display] of ['block', 'table-row'].entries()) {
          const lines = await tab
            .locator('pre')
            .nth(index)
            .locator('.token-line')
            .evaluateAll((all) =>
              all.map((line) => {
                const style = getComputedStyle(line);
                return [style.display, style.backgroundColor];
              }),
            );
          const [error, added] = ['rgba(248, 81, 73, 0.25)', 'rgba(63, 185, 80, 0.25)'];
          expect(lines).toEqual([error, added, added, added].map((color) => [display, color]));
        }
      }),
  },
  {
    page: guide,
    heading: 'npm2yarn',
    result: 'gets a tab with the commands for Deno',
    install: ({command}) => [command(1), command(2)],
    paste: ({paste, declare, setPluginOptions, write}) => {
      paste('npm2yarn.js');
      declare(
        "import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';\n" +
          "import {npm2yarnOptions} from './npm2yarn';",
      );
      setPluginOptions('docs', 'remarkPlugins: [[npm2yarn, npm2yarnOptions]],');
      const commands = ['npm install --save-dev raw-loader', 'npm install a b', 'npm run build'];
      write('docs/deno.mdx', commands.map((c) => `\`\`\`bash npm2yarn\n${c}\n\`\`\``).join('\n\n'));
    },
    check: async ({open}) => {
      const panels = (await open('/docs/deno')).locator('[role=tabpanel]:last-child');
      const commands = (await panels.allTextContents()).map((text) => text.trim());
      expect(commands).toEqual(['deno add --dev raw-loader', 'deno add a b', 'deno task build']);
    },
  },
  {
    page: guide,
    heading: '',
    result: 'gets a block with a title, line numbers, and a marked line',
    paste: ({sample, write}) => write('docs/code-start.mdx', sample('docs/intro.mdx')),
    check: ({look}) =>
      look('/docs/code-start', async (tab) => {
        expect(await titlesOf(tab)).toEqual(['src/components/HelloDocusaurus.js']);
        expect(await markedLines(tab)).toEqual(['  return <h1>Hello, Docusaurus!</h1>;']);
        expect(await numbersOf(tab)).toEqual(['1', '2', '3']);
        const colors = await colorsOf(tab);
        expect(new Set(colors).size).toBeGreaterThan(2);
      }),
  },
  {
    page: guide,
    heading: 'title',
    result: 'sees titles with and without quotes',
    paste: ({block, write}) => write('docs/code-title.mdx', block('```json')),
    check: async ({open}) => {
      const titles = await titlesOf(await open('/docs/code-title'));
      expect(titles).toEqual(['package.json', 'Output of "npm run build"']);
    },
  },
  {
    page: guide,
    heading: 'add-languages',
    result: 'sees the colors of languages that are off by default',
    paste: ({configure, write}) => {
      configure('docusaurus.config.ts');
      const blocks = ['```bash\nnpm run build # it', '```dockerfile\nFROM node:20', '```diff\n+ a'];
      write('docs/code-languages.mdx', blocks.map((block) => `${block}\n\`\`\``).join('\n\n'));
    },
    check: ({look}) =>
      look('/docs/code-languages', async (tab) => {
        for (const index of [0, 1, 2]) {
          expect(new Set(await colorsOf(tab, index)).size).toBeGreaterThan(index === 2 ? 0 : 1);
        }
        expect(await tab.locator('.language-diff .token.inserted').count()).toBeGreaterThan(0);
      }),
  },
  {
    page: guide,
    heading: 'color-themes',
    result: 'sees a light theme and a dark one',
    paste: ({configure}) => configure('docusaurus.config.js'),
    check: ({look}) =>
      look('/docs/code-start', async (tab, _, isDark) => {
        const [background] = await stylesOf(tab, 'article pre', 'background-color');
        expect(background).toBe(isDark ? 'rgb(40, 42, 54)' : 'rgb(246, 248, 250)');
      }),
  },
  {
    page: guide,
    heading: 'magic-comments',
    result: 'marks lines without showing the comments',
    paste: ({block, write}) => write('docs/code-comments.mdx', block('```js')),
    check: async ({open}) => {
      const tab = await open('/docs/code-comments');
      const lines = [
        '  const words = text.split(/\\s+/).length;',
        '  const minutes = Math.ceil(words / wordsPerMinute);',
        '  return `${minutes} min read`;',
      ];
      expect(await markedLines(tab)).toEqual(lines);
      expect(await tab.locator('article pre').innerText()).not.toContain('highlight');
    },
  },
  {
    page: guide,
    heading: 'line-ranges',
    result: 'marks lines of JSON',
    paste: ({block, write}) => write('docs/code-ranges.mdx', block('```json')),
    check: async ({open}) => {
      const marked = await markedLines(await open('/docs/code-ranges'));
      expect(marked.map((line) => part(line, /"(\w+)":/u))).toEqual(['name', 'start', 'build']);
    },
  },
  {
    page: guide,
    heading: 'highlight-color',
    result: 'sees marked lines in the color of each mode',
    paste: ({append}) => append('src/css/custom.css'),
    check: ({look}) =>
      look('/docs/code-start', async (tab, _, isDark) => {
        const marked = '.theme-code-block-highlighted-line';
        const color = isDark ? 'rgba(255, 255, 255, 0.12)' : 'rgba(0, 0, 0, 0.08)';
        expect(await stylesOf(tab, marked, 'background-color')).toEqual([color]);
      }),
  },
  {
    page: guide,
    heading: 'line-numbers',
    result: 'sees line numbers that start at 6',
    paste: ({block, write}) => write('docs/code-numbers.mdx', block('```yaml')),
    check: ({look}) =>
      look('/docs/code-numbers', async (tab) => {
        expect(await numbersOf(tab)).toEqual(['6', '7', '8', '9']);
      }),
  },
  {
    page: guide,
    heading: 'buttons',
    result: 'can copy and wrap a long line',
    paste: ({sample, write}) =>
      write('docs/code-buttons.mdx', `\`\`\`bash\n${sample('Terminal')} \\\n  --help\n\`\`\``),
    check: ({look}) =>
      look('/docs/code-buttons', async (tab) => {
        await tab.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        const code = tab.locator('article pre code');
        await tab.locator('article pre').hover();
        await tab.getByRole('button', {name: 'Copy code to clipboard'}).click();
        await tab.getByRole('button', {name: 'Copied'}).waitFor();
        const copied = await tab.evaluate(() => navigator.clipboard.readText());
        expect(copied.trim()).toBe(await codeOf(code));
        const isWide = () => code.evaluate((it) => it.scrollWidth > it.clientWidth);
        const wrap = tab.getByRole('button', {name: 'Toggle word wrap'});
        if (await wrap.count()) {
          await wrap.click();
        }
        await expect.poll(isWide).toBe(false);
      }),
  },
  {
    page: guide,
    heading: 'nested-fences',
    result: 'sees the fences of the inner block',
    paste: ({block, write}) =>
      write(
        'docs/code-fences.mdx',
        `${block('```js')}\n\n${block('```python')}\n\n${block('# highlight')}`,
      ),
    check: async ({open}) => {
      const blocks = (await open('/docs/code-fences')).locator('article pre');
      expect(await codeOf(blocks.nth(0))).toContain("```js\nconsole.log('Hello!');\n```");
      expect(await codeOf(blocks.nth(1))).toContain('# highlight-next-line\n');
    },
  },
  {
    page: guide,
    heading: 'live-code',
    result: 'lets readers change code and see the result',
    install: ({command}) => [command()],
    paste: ({configure, sample, write}) => {
      configure('docusaurus.config.js');
      write('docs/code-live.mdx', sample('docs/intro.mdx'));
    },
    check: ({look}) =>
      look('/docs/code-live', async (tab) => {
        const label = tab.locator('article label');
        await label.waitFor();
        expect(await label.innerText()).toContain('400 words: 2 min read');
        await tab.locator('input[type=range]').fill('1000');
        expect(await label.innerText()).toContain('1000 words: 5 min read');
      }),
  },
  {
    page: guide,
    heading: 'no-inline',
    result: 'shows what several statements render',
    paste: ({block, write}) => write('docs/code-no-inline.mdx', block('```jsx live')),
    check: async ({open}) => {
      const items = (await open('/docs/code-no-inline')).locator('.markdown li');
      await items.first().waitFor();
      expect(await items.allInnerTexts()).toEqual(['Basics: 6 docs', 'Extras: 2 docs']);
    },
  },
  {
    page: guide,
    heading: 'live-scope',
    result: 'can use an own component in live code',
    paste: ({paste, write}) => {
      paste('src/theme/ReactLiveScope/index.tsx');
      write('docs/code-scope.mdx', '```jsx live\n<HomepageFeatures />\n```');
    },
    check: async ({open}) => {
      const tab = await open('/docs/code-scope');
      await tab.getByRole('heading', {name: 'Easy to Use'}).waitFor();
    },
  },
  {
    page: guide,
    heading: 'live-position',
    result: 'sees the result above the editor',
    paste: ({configure}) => configure('docusaurus.config.js'),
    check: ({look}) =>
      look('/docs/code-live', async (tab) => {
        await tab.locator('article label').waitFor();
        const result = await tab.locator('article label').boundingBox();
        const editor = await tab.locator('article pre').boundingBox();
        expect(Number(result?.y)).toBeLessThan(Number(editor?.y));
      }),
  },
  {
    page: guide,
    heading: 'languages-in-tabs',
    result: 'sees the language of the last visit',
    paste: ({sample, write}) => write('docs/code-tabs.mdx', sample('docs/intro.mdx')),
    check: ({look}) =>
      look('/docs/code-tabs', async (tab) => {
        const code = tab.locator('[role=tabpanel]:not([hidden]) pre');
        expect(await code.innerText()).toContain('await fetch');
        await tab.getByRole('tab', {name: 'Python'}).click();
        await tab.reload();
        await expect.poll(() => code.innerText()).toContain('requests.get');
      }),
  },
  {
    page: guide,
    heading: 'code-block-component',
    result: 'renders a string as a code block',
    paste: ({sample, write}) => write('docs/code-component.mdx', sample('docs/intro.mdx')),
    check: async ({open}) => {
      const tab = await open('/docs/code-component');
      expect(await titlesOf(tab)).toEqual(['package.json']);
      expect(await markedLines(tab)).toEqual(['  "name": "my-website",']);
      expect(await numbersOf(tab)).toEqual(['1', '2', '3', '4']);
    },
  },
  {
    page: guide,
    heading: 'variables',
    result: 'sees the value of a variable in code',
    paste: ({sample, write}) => write('docs/code-variables.mdx', sample('docs/intro.mdx')),
    check: async ({open}) => {
      const tab = await open('/docs/code-variables');
      const code = await codeOf(tab.locator('article pre'));
      expect(code).toBe('npm install my-package@1.2.0\nnpm run build');
      expect(await titlesOf(tab)).toEqual(['Terminal']);
    },
  },
  {
    page: guide,
    heading: 'import-file',
    result: 'shows a file of the site',
    install: ({command}) => [command()],
    paste: ({sample, write}) => {
      const lines =
        "<CodeBlock language=\"css\">{source.split('\\n').slice(4, 12).join('\\n')}</CodeBlock>";
      write('docs/code-import.mdx', `${sample('docs/intro.mdx')}\n\n${lines}`);
    },
    check: async ({open, read}) => {
      const blocks = (await open('/docs/code-import')).locator('article pre code');
      const text = await codeOf(blocks.first());
      expect(text).toBe(read('src/css/custom.css').trim());
      const few = await codeOf(blocks.nth(1));
      expect(text).toContain(few);
      expect(few.split('\n').length).toBeLessThan(10);
    },
  },
  {
    page: guide,
    heading: 'markup-in-code',
    result: 'sees bold text and a link in code',
    paste: ({sample, write}) => write('docs/code-markup.mdx', sample('docs/intro.mdx')),
    check: async ({open}) => {
      const code = (await open('/docs/code-markup')).locator('article pre');
      const lines = (await code.innerText()).trim().split('\n');
      expect(lines).toEqual(['npm run serve -- --port number', 'Requires Node.js.']);
      expect(await code.locator('a').getAttribute('href')).toBe('https://nodejs.org');
      expect(await code.locator('b').innerText()).toBe('number');
    },
  },
  {
    page: guide,
    heading: 'styling',
    result: 'sees square blocks, and a border before commands',
    paste: ({append}) => append('src/css/custom.css'),
    check: ({look}) =>
      look('/docs/code-languages', async (tab) => {
        const [bash, docker] = [
          '.theme-code-block.language-bash',
          '.theme-code-block.language-dockerfile',
        ];
        const properties = ['border-left-width', 'box-shadow', 'border-top-left-radius'];
        expect(await stylesOf(tab, bash, ...properties)).toEqual(['4px', 'none', '0px']);
        expect(await stylesOf(tab, docker, ...properties)).toEqual(['0px', 'none', '0px']);
        expect(await stylesOf(tab, `${docker} code`, 'padding-top')).toEqual(['24px']);
      }),
  },
];
