// @ts-check
// What readers do with the sidebar of all docs.
import {expect} from 'vitest';
import {sidebarOf, stylesOf} from '../../kit.mjs';

const config = 'docusaurus.config.ts';
const page = 'guides/docs/sidebar/index';

/** @type {import('../../kit.mjs').Recipe[]} */
export const sidebar = [
  {
    page,
    heading: 'hideable',
    result: 'can hide the sidebar',
    paste: ({configure}) => configure(config, 'hideable'),
    check: async ({open}) => {
      const tab = await open('/docs/intro');
      await tab.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
      await expect.poll(() => tab.locator('.theme-doc-sidebar-menu').isVisible()).toBe(false);
      const small = await open('/docs/intro', {width: 500});
      const button = small
        .getByRole('button', {name: 'Collapse sidebar', exact: true})
        .filter({visible: true});
      expect(await button.count()).toBe(0);
    },
  },
  {
    page,
    heading: 'breadcrumbs',
    result: 'sees no breadcrumbs',
    paste: ({configure}) => configure(config, 'breadcrumbs'),
    check: async ({open}) => {
      const tab = await open('/docs/tutorial-basics/create-a-page');
      expect(await tab.locator('.pagination-nav__link').count()).toBe(2);
      expect(await tab.locator('.theme-doc-breadcrumbs').count()).toBe(0);
    },
  },
  {
    page,
    heading: 'style',
    result: 'sees a wider sidebar with bold categories and a new item',
    paste: ({append, write}) => {
      append('src/css/custom.css');
      write('docs/fresh.mdx', '---\nsidebar_class_name: sidebar-new\n---\n\n# Fresh');
    },
    check: ({look}) =>
      look('/docs/fresh', async (tab, width) => {
        const menu = await sidebarOf(tab, width);
        if (width > 996) {
          const sidebar = await tab.locator('.theme-doc-sidebar-container').boundingBox();
          expect(sidebar?.width).toBe(340);
        }
        const [size] = await stylesOf(tab, '.theme-doc-sidebar-menu', 'font-size');
        expect(size).toBe('14.4px');
        const category = '.theme-doc-sidebar-item-category-level-1 .menu__link--sublist';
        expect(await stylesOf(tab, category, 'font-weight')).toEqual(['700']);
        const mark = await menu
          .locator('.sidebar-new .menu__link')
          .evaluate((it) => getComputedStyle(it, '::after').content);
        expect(mark).toBe('"new"');
      }),
  },
  {
    page,
    heading: 'scroll',
    result: 'sees the current item of a long sidebar',
    paste: ({paste, configure, write}) => {
      paste('src/client/scroll-sidebar.ts');
      configure(config);
      for (const number of Array(60).keys()) {
        write(`docs/long-${String(number).padStart(2, '0')}.mdx`, `# Long ${number}`);
      }
    },
    check: async ({open}) => {
      const tab = await open('/docs/long-59');
      const link = tab.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Long 59'});
      const top = async () => (await link.boundingBox())?.y;
      await expect.poll(top).toBeLessThan(800);
      expect(await top()).toBeGreaterThan(0);
    },
  },
  {
    page: 'guides/docs/sidebar/items',
    heading: 'external-icon',
    result: 'sees links to other sites without an icon',
    paste: ({paste}) => paste('src/theme/Icon/ExternalLink/index.tsx'),
    check: async ({open}) => {
      const tab = await open('/docs/intro');
      const links = tab.locator('a[target=_blank]:not(.theme-edit-this-page)');
      expect(await links.count()).toBeGreaterThan(2);
      expect(await links.locator('svg').count()).toBe(0);
    },
  },
];
