// @ts-check
// What readers do with more than one sidebar.
import {expect} from 'vitest';
import {navbarOf, part} from '../../kit.mjs';
import {addSidebars, labelsOf, ofFile} from './of-file.mjs';

const page = 'guides/docs/sidebar/multiple-sidebars';
const config = 'docusaurus.config.ts';

/** @type {import('../../kit.mjs').Recipe[]} */
export const several = [
  {
    page,
    heading: '',
    result: 'sees the sidebar of each section',
    paste: (hands) => {
      const docs = {'api/overview': '# API overview'};
      addSidebars(hands, 'split', hands.sample('sidebars.js'), docs);
      hands.configure(config, 'apiSidebar', (code) =>
        code.replaceAll("type: 'docSidebar'", "type: 'docSidebar', docsPluginId: 'split'"),
      );
    },
    check: async ({open}) => {
      const tab = await open('/split/api/overview');
      expect(await labelsOf(tab)).toEqual(['API overview']);
      const link = tab.locator('.navbar').getByRole('link', {name: 'API', exact: true});
      expect(await link.getAttribute('class')).toContain('navbar__link--active');
      await tab.goto(tab.url().replace('api/overview', 'intro'));
      expect(await labelsOf(tab)).not.toContain('API overview');
    },
  },
  {
    page,
    heading: 'displayed-sidebar',
    result: 'sees a sidebar that doesn’t list the doc',
    paste: ({sample, write}) => write('split/changelog.mdx', sample('docs/changelog.mdx')),
    check: async ({open}) => {
      const tab = await open('/split/changelog');
      const labels = await labelsOf(tab);
      expect(labels).toContain('Tutorial Intro');
      expect(labels).not.toContain('Changelog');
      expect(await tab.locator('.pagination-nav__link').count()).toBe(0);
    },
  },
  ofFile(
    page,
    'one-doc-in-several',
    'always sees one sidebar of a doc',
    'one-doc',
    async (tab) => {
      expect(await labelsOf(tab)).toEqual(['Tutorial Intro', 'Error messages']);
      await tab.getByRole('link', {name: 'Error messages'}).click();
      await expect.poll(() => labelsOf(tab)).toEqual(['Commands', 'Errors']);
    },
    {docs: {'api/commands': '# Commands', 'api/errors': '# Errors'}},
  ),
  {
    page,
    heading: 'in-the-navbar',
    result: 'finds both sidebars in a dropdown',
    paste: ({configure}) =>
      configure('', "type: 'dropdown'", (code) =>
        code.replaceAll("type: 'docSidebar'", "type: 'docSidebar', docsPluginId: 'split'"),
      ),
    check: ({look}) =>
      look('/split/intro', async (tab, width) => {
        const menu = await navbarOf(tab, width);
        const name = {name: 'Docs', exact: true};
        const isExpanded = await menu.getByRole('button', name).getAttribute('aria-expanded');
        if (isExpanded !== 'true') {
          await menu.getByRole('button', name).click();
        }
        const link = menu
          .locator('.dropdown__link, .menu__link')
          .filter({hasText: /^API$/u, visible: true})
          .last();
        await link.click();
        await tab.getByRole('heading', {name: 'API overview', level: 1}).waitFor();
      }),
  },
  ofFile(
    page,
    'between-sidebars',
    'gets from one sidebar to the other and back',
    'between',
    async (tab) => {
      await tab.getByRole('link', {name: 'API →'}).click();
      await expect.poll(() => labelsOf(tab)).toEqual(['← Tutorial', 'The API']);
      await tab.getByRole('link', {name: '← Tutorial'}).click();
      await tab.getByRole('heading', {name: 'Tutorial Intro', level: 1}).waitFor();
    },
    {docs: {'api/index': '# The API'}, route: '/between/tutorial-basics/create-a-page'},
  ),
  {
    page,
    heading: 'start-page',
    result: 'finds the first page of each sidebar',
    paste: ({sample, write}) => {
      const hook = 'useLayoutDocsSidebar(sidebarId)';
      const component = 'src/components/SectionLink.tsx';
      write(
        component,
        part(sample(component), /[\s\S]+/u).replace(
          hook,
          "useLayoutDocsSidebar(sidebarId, 'split')",
        ),
      );
      write('split/index.mdx', sample('docs/index.mdx'));
    },
    check: async ({open}) => {
      const tab = await open('/split');
      const links = tab.locator('article li a');
      const targets = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      );
      expect(targets).toEqual(['/split/intro', '/split/api/overview']);
    },
  },
  ofFile(
    page,
    'generated',
    'gets a sidebar for each folder',
    'folders',
    async (tab) => {
      expect(await labelsOf(tab)).toEqual(['First API', 'Second API']);
    },
    {
      route: '/folders/api/first',
      docs: {
        'tutorial/one': '# One',
        'api/first': '# First API',
        'api/second': '# Second API',
        'contributing/help': '# Help',
      },
    },
  ),
];
