// @ts-check
// What readers do to get a sidebar.
import {expect} from 'vitest';
import {labelsOf, ofFile, openCategory} from './of-file.mjs';

const page = 'guides/docs/sidebar/index';
const config = 'docusaurus.config.ts';

/** @type {import('../../kit.mjs').Recipe[]} */
export const start = [
  ofFile(page, '', 'sees the docs of the list, in its order', 'sidebar-start', async (tab) => {
    expect(await labelsOf(tab)).toEqual(['Tutorial Intro', 'Basics']);
    await openCategory(tab, 'Basics');
    await expect
      .poll(() => labelsOf(tab))
      .toEqual(['Tutorial Intro', 'Basics', 'Create a Page', 'Create a Document']);
    await tab.locator('.pagination-nav__link--next').click();
    await tab.getByRole('heading', {name: 'Create a Page', level: 1}).waitFor();
    expect(await tab.locator('.breadcrumbs').innerText()).toContain('Basics');
  }),
  {
    page,
    heading: 'sidebars-file',
    result: 'sees the sidebar of the file',
    paste: ({importSample, addDocs}) => {
      const name = importSample(config);
      addDocs('sidebars-file', `...optionsOf(${name}, 'docs')`);
    },
    check: async ({open}) => {
      const tab = await open('/sidebars-file/intro');
      expect(await labelsOf(tab)).toEqual([
        'Tutorial Intro',
        'Tutorial - Basics',
        'Tutorial - Extras',
      ]);
    },
  },
  {
    page,
    heading: 'navbar',
    result: 'sees the section of a doc in the navbar',
    paste: ({configure}) =>
      configure(config, 'docSidebar', (code) => code.replace("'Tutorial'", "'The tutorial'")),
    check: async ({open}) => {
      const tab = await open('/docs/tutorial-basics/create-a-page');
      const link = tab.locator('.navbar').getByRole('link', {name: 'The tutorial', exact: true});
      expect(await link.getAttribute('class')).toContain('navbar__link--active');
      await link.click();
      await tab.getByRole('heading', {name: 'Tutorial Intro', level: 1}).waitFor();
    },
  },
  ofFile(
    page,
    'folding',
    'sees categories open and closed',
    'folding',
    async (tab) => {
      const labels = [
        'Collapsed',
        'Expanded',
        'Create a Document',
        'Always expanded',
        'Markdown Features',
      ];
      expect(await labelsOf(tab)).toEqual(labels);
    },
    {
      docs: {poster: '---\ndisplayed_sidebar: tutorialSidebar\n---\n\n# Poster'},
      route: '/folding/poster',
    },
  ),
  {
    page,
    heading: 'no-sidebar',
    result: 'sees a page without a sidebar',
    paste: ({paste}) => paste('docs/poster.mdx'),
    check: ({look}) =>
      look('/docs/poster', async (tab, width) => {
        expect(await tab.locator('h1').innerText()).toBe('Poster');
        for (const part of [
          '.theme-doc-sidebar-container',
          '.breadcrumbs',
          '.pagination-nav__link',
        ]) {
          expect(await tab.locator(part).count(), part).toBe(0);
        }
        const text = await tab.locator('article').boundingBox();
        expect(Number(text?.width)).toBeGreaterThan(Math.min(width, 1320) * 0.65);
      }),
  },
  {
    page,
    heading: 'breadcrumbs',
    result: 'comes to the docs with the first breadcrumb',
    paste: ({paste}) => paste('src/theme/DocBreadcrumbs/Items/Home/index.tsx'),
    check: async ({open}) => {
      const tab = await open('/docs/tutorial-basics/create-a-page');
      const category = tab.locator('.breadcrumbs').getByText('Tutorial - Basics');
      expect(await category.isVisible()).toBe(true);
      await tab.locator('.breadcrumbs').getByRole('link', {name: 'Docs', exact: true}).click();
      await tab.getByRole('heading', {name: 'Tutorial Intro', level: 1}).waitFor();
    },
  },
];
