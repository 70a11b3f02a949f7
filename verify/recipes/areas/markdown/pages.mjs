// @ts-check
// What readers do with Markdown.
import {expect} from 'vitest';
import {seeWideTables, tables} from '../mdx/tables.mjs';

const page = 'guides/markdown-features/introduction';

/** @type {import('../../kit.mjs').Recipe[]} */
export const pages = [
  {
    page,
    heading: '',
    result: 'sees text, a table, a box, and commands',
    paste: ({paste}) => paste('docs/publish.mdx'),
    check: ({look}) =>
      look('/docs/publish/', async (tab, width) => {
        expect(await tab.locator('h1').innerText()).toBe('Publish your site');
        expect(await tab.locator('article table').count()).toBe(1);
        expect(await tab.locator('.theme-admonition-tip').count()).toBe(1);
        expect(await tab.locator('article pre').innerText()).toContain('npm run serve');
        expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }),
  },
  {
    page,
    heading: 'front-matter',
    result: 'sees the title, the label, and the tag of front matter',
    paste: ({sample, write}) => write('docs/publish-fields.mdx', sample('docs/publish.mdx')),
    check: async ({open}) => {
      const tab = await open('/docs/publish-fields/');
      expect(await tab.locator('h1').innerText()).toBe('Publish your site');
      const active = tab.locator('.theme-doc-sidebar-menu .menu__link--active');
      expect(await active.innerText()).toBe('Publish');
      await tab.getByRole('link', {name: 'deployment'}).waitFor();
    },
  },
  {
    page,
    heading: 'details',
    result: 'can open a text',
    paste: ({block, write}) => write('docs/publish-details.mdx', block('<details>')),
    check: async ({open}) => {
      const tab = await open('/docs/publish-details/');
      const code = tab.locator('details pre');
      expect(await code.isVisible()).toBe(false);
      await tab.locator('summary').click();
      await code.waitFor();
    },
  },
  {
    page,
    heading: 'comments',
    result: 'sees no comments',
    paste: ({sample, write}) => write('docs/publish-comments.mdx', sample('docs/publish.mdx')),
    check: ({html}) => {
      const page = html('/docs/publish-comments');
      expect(page).toContain('Check your site before you publish it.');
      expect(page).not.toMatch(/Update this page|or yarn build/u);
    },
  },
  {
    page,
    heading: 'md-or-mdx',
    result: 'writes braces and angle brackets in a file that isn’t MDX',
    paste: ({configure, paste, write}) => {
      configure('docusaurus.config.js');
      paste('docs/changelog.md');
      write('docs/detected.md', '# Detected\n\nValues <5 and {x}.');
    },
    check: ({html}) => {
      expect(html('/docs/changelog')).toContain('values &lt;5 and empty {} objects');
      expect(html('/docs/detected')).toContain('Values &lt;5 and {x}.');
    },
  },
  {
    page: 'guides/markdown-features/react',
    heading: 'replace-elements',
    result: 'gets tables as wide as the text, which scroll if they’re wider',
    paste: ({paste, write}) => {
      paste('src/theme/MDXComponents.tsx');
      write('docs/tables.mdx', tables);
    },
    check: ({look}) => look('/docs/tables/', seeWideTables),
  },
];
