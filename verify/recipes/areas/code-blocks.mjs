// @ts-check
// What readers do with code blocks.
import {expect} from 'vitest';
import {part} from '../kit.mjs';

const config = 'docusaurus.config.ts';
const css = 'src/css/custom.css';

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page: 'guides/markdown-features/code-blocks',
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
    page: 'guides/markdown-features/code-blocks',
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
];
