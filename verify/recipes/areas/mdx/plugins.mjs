// @ts-check
// What readers do with plugins for Markdown.
import {expect} from 'vitest';
import {seeWideTables, tables} from './tables.mjs';

const page = 'guides/markdown-features/plugins';
const config = 'docusaurus.config.ts';
const css = 'src/css/custom.css';

/** @type {import('../../kit.mjs').Recipe[]} */
export const plugins = [
  {
    page,
    heading: '',
    result: 'sees tabs for package managers',
    install: ({command}) => [command()],
    paste: ({configure, write}) => {
      configure(config);
      write('docs/plugin-start.mdx', '```bash npm2yarn\nnpm install a\n```');
    },
    check: async ({open}) => {
      const tabs = (await open('/docs/plugin-start')).getByRole('tab');
      expect(await tabs.allInnerTexts()).toEqual(['npm', 'Yarn', 'pnpm', 'Bun']);
    },
  },
  {
    page,
    heading: 'options',
    result: 'shares plugins among several folders',
    paste: ({paste, declare, addDocs, write}) => {
      paste('config/markdown.ts');
      declare("import {markdownPlugins} from './config/markdown';");
      addDocs('shared-plugins', '...markdownPlugins');
      write('shared-plugins/use.mdx', '```bash npm2yarn\nnpm install a\n```');
    },
    check: async ({open}) => {
      expect(await (await open('/shared-plugins/use')).getByRole('tab').count()).toBe(4);
    },
  },
  {
    page,
    heading: 'module-formats',
    result: 'loads a plugin with `require`, but only its default export',
    install: () => ['npm install remark-math'],
    paste: ({sample, write}) => {
      write('require.config.js', sample('docusaurus.config.js'));
      write('wrong.config.js', sample('docusaurus.config.js').replace('.default', ''));
    },
    check: async ({run, failure}) => {
      const load = 'DOCUSAURUS_EXIT_AFTER_LOADING=true npm run build -- --config';
      await run([`${load} require.config.js`]);
      expect(await failure(`${load} wrong.config.js`)).toContain('an empty preset');
    },
  },
  {
    page,
    heading: 'remark',
    result: 'sees an abbreviation explained',
    install: () => ['npm install unist-util-visit @types/mdast'],
    paste: ({paste, configure, write}) => {
      paste('src/remark/abbreviations.ts');
      configure(config);
      write('docs/plugin-remark.mdx', 'Docusaurus uses SSG, and SSG is fast.');
    },
    check: ({html}) => {
      const page = html('/docs/plugin-remark');
      expect(page.match(/<abbr title=static site generation>SSG<\/abbr>/gu)).toHaveLength(2);
    },
  },
  {
    page,
    heading: 'file-data',
    result: 'sees a note from front matter',
    paste: ({paste, declare, setPluginOptions, write}) => {
      paste('src/remark/review-note.ts');
      declare("import remarkReviewNote from './src/remark/review-note';");
      declare("import remarkKeys from './src/remark/keys';");
      setPluginOptions('docs', 'remarkPlugins: [remarkReviewNote, remarkKeys],');
      write('docs/plugin-data.mdx', '---\nreview: "2026-01-02"\n---\n\nA text.');
    },
    check: ({html}) => {
      expect(html('/docs/plugin-data')).toMatch(/<blockquote>\s*<p>Last review: 2026-01-02/u);
      expect(html('/docs/plugin-remark')).not.toContain('Last review');
    },
  },
  {
    page,
    heading: 'directives',
    result: 'writes keys as a directive',
    paste: ({paste, write}) => {
      paste('src/remark/keys.ts');
      write('docs/plugin-keys.mdx', 'Press :key[Esc]{title="Escape"}.');
    },
    check: ({html}) => {
      expect(html('/docs/plugin-keys')).toMatch(/<kbd title=Escape>Esc<\/kbd>/u);
    },
  },
  {
    page,
    heading: 'rehype',
    result: 'gets tables as wide as the text, which scroll if they’re wider',
    paste: ({append, paste, declare, addDocs, write}) => {
      paste('src/rehype/wrap-tables.ts');
      paste('config/docs.ts');
      append(css);
      declare("import {docs as tableOptions} from './config/docs';");
      addDocs('tables', '...tableOptions');
      write('tables/table.mdx', tables);
    },
    check: ({look}) =>
      look('/tables/table', async (tab, width) => {
        await seeWideTables(tab, width);
        expect(await tab.locator('.table-wrapper').first().getAttribute('tabindex')).toBe('0');
      }),
  },
  {
    page,
    heading: 'recma',
    result: 'reads the number of words',
    paste: ({paste, sample, declare, addDocs, write}) => {
      paste('src/recma/word-count.ts');
      write('config/count.ts', sample('config/docs.ts'));
      declare("import {docs as countOptions} from './config/count';");
      addDocs('counted', '...countOptions');
      write('counted/words.mdx', 'One two three four {wordCount}');
    },
    check: ({text}) => expect(text('/counted/words')).toContain('One two three four 5'),
  },
  {
    page,
    heading: 'debugging',
    result: 'sees the tree of one page in the terminal',
    paste: ({paste, declare, addDocs, write}) => {
      paste('src/remark/print-tree.ts');
      declare("import remarkPrintTree from './src/remark/print-tree';");
      addDocs('printed', "remarkPlugins: [[remarkPrintTree, {path: 'printed/tree.mdx'}]]");
      write('printed/tree.mdx', 'A text *in the tree*.');
    },
    check: ({read}) => {
      const log = read('build.log');
      expect(log.match(/^ +"value": "in the tree"$/gmu)).toHaveLength(1);
      expect(log).not.toMatch(/"value": "Tutorial Intro"/u);
    },
  },
];
