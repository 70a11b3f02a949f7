// @ts-check
// What readers do with headings and tables of contents.
import {expect} from 'vitest';
import {stylesOf} from '../../kit.mjs';

const page = 'guides/markdown-features/toc';
const config = 'docusaurus.config.ts';
const css = 'src/css/custom.css';
const intro = 'docs/intro.mdx';

/** @typedef {import('../../kit.mjs').Tab} Tab */

/** The entries of the table of contents. */
const entriesOf = (/** @type {Tab} */ tab) =>
  tab.locator('.theme-doc-toc-desktop a').allInnerTexts();

/** @type {import('../../kit.mjs').Recipe[]} */
export const headings = [
  {
    page,
    heading: '',
    result: 'sees more levels of one page',
    paste: ({sample, write}) => {
      write('docs/toc-start.mdx', `${sample(intro)}\n\n## Two\n\n#### Four\n\n##### Five`);
    },
    check: async ({open}) => {
      expect(await entriesOf(await open('/docs/toc-start/'))).toEqual(['Two', 'Four']);
    },
  },
  {
    page,
    heading: 'site-levels',
    result: 'sees more levels of all pages',
    paste: ({configure, write}) => {
      configure(config);
      write('docs/toc-site.mdx', '# Levels\n\n## Two\n\n##### Five\n\n###### Six');
    },
    check: async ({open}) => {
      expect(await entriesOf(await open('/docs/toc-site/'))).toEqual(['Two', 'Five']);
    },
  },
  {
    page,
    heading: 'heading-component',
    result: 'links to a heading of a component',
    paste: ({paste, write}) => {
      paste('src/components/Features.tsx');
      const use = "import Features from '@site/src/components/Features';\n\n<Features />";
      write('docs/toc-component.mdx', `${use}\n\n[To the features](#features)`);
    },
    check: async ({open}) => {
      const heading = (await open('/docs/toc-component/')).locator('h2#features');
      expect(await heading.locator('.hash-link').getAttribute('href')).toMatch(/#features$/u);
    },
  },
  {
    page,
    heading: 'explicit-ids',
    result: 'chooses the ID of a heading',
    paste: ({sample, write}) => write('docs/toc-ids.mdx', sample('docs/setup.mdx')),
    check: async ({open}) => {
      const heading = (await open('/docs/toc-ids/')).locator('h2#prerequisites');
      expect(await heading.innerText()).toMatch(/^Before you start/u);
    },
  },
  {
    page,
    heading: 'write-heading-ids',
    result: 'has IDs in files, which don’t change those that are there',
    install: ({command}) => [command()],
    paste: ({sample, write}) => {
      const withId = sample('docs/setup.mdx', '', 'explicit-ids');
      write('docs/toc-written.mdx', `# Title\n\n## A heading\n\n${withId}`);
    },
    check: ({read, html}) => {
      expect(read('docs/toc-written.mdx')).toMatch(/## A heading \{.*#a-heading.*\}/u);
      expect(read('docs/toc-written.mdx')).toMatch(
        /## Before you start \{[^#]*#prerequisites[^#]*\}$/mu,
      );
      expect(html('/docs/toc-written')).toMatch(/id=a-heading/u);
    },
  },
  {
    page,
    heading: 'inline-toc',
    result: 'sees a table of contents in the text',
    paste: ({sample, write}) => {
      const samples = [sample(intro, 'import'), sample(intro, 'max'), sample(intro, 'filter')];
      const headings = '## One\n\n### Deep\n\n## Troubleshooting';
      write('docs/toc-inline.mdx', `${samples.join('\n\n')}\n\n${headings}`);
    },
    check: async ({open}) => {
      const lists = (await open('/docs/toc-inline/')).locator('article .markdown > div > ul');
      const texts = (await lists.allInnerTexts()).map((text) =>
        text.split(/\s*\n\s*/u).filter(Boolean),
      );
      expect(texts).toEqual([
        ['One', 'Deep', 'Troubleshooting'],
        ['One', 'Troubleshooting'],
        ['One', 'Deep'],
      ]);
    },
  },
  {
    page,
    heading: 'other-files',
    result: 'lists the headings of a partial',
    paste: ({sample, write}) => {
      write('docs/_setup.mdx', '## Install it\n\nText.');
      write('docs/toc-partial.mdx', sample(intro));
    },
    check: async ({open}) => {
      const tab = await open('/docs/toc-partial/');
      const link = tab.locator('article .markdown > div > ul a');
      expect(await link.innerText()).toBe('Install it');
      expect(await tab.locator(`h2${await link.getAttribute('href')}`).count()).toBe(1);
    },
  },
  {
    page,
    heading: 'own-entries',
    result: 'lists the headings of a component',
    paste: ({sample, write}) => write('docs/features.mdx', sample('docs/features.mdx')),
    check: async ({open}) => {
      const tab = await open('/docs/features/');
      expect(await entriesOf(tab)).toEqual(['Features', 'Next steps']);
      expect(await tab.locator('h2#features, h2#next-steps').count()).toBe(2);
    },
  },
  {
    page,
    heading: 'styling',
    result: 'sees a title above the list, and no list on a phone',
    paste: ({append, paste}) => {
      append(css);
      paste('src/theme/DocItem/TOC/Desktop.tsx');
    },
    check: ({look}) =>
      look('/docs/toc-start/', async (tab, width) => {
        expect(await tab.locator('.theme-doc-toc-mobile').isVisible()).toBe(false);
        if (width > 996) {
          const list = tab.locator('.theme-doc-toc-desktop');
          expect(await list.locator('xpath=..').innerText()).toMatch(/^On this page/u);
          const [weight] = await stylesOf(tab, '.table-of-contents__link--active', 'font-weight');
          expect(weight).toBe('600');
        }
      }),
  },
];
