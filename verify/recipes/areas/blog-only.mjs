// @ts-check
// What readers do with a site without docs.
import {rmSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';

const config = 'docusaurus.config.ts';

export const completePages = ['blog'];

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page: 'blog',
    heading: 'blog-only',
    result: 'gets a blog as the home page',
    paste: ({configure, replace, site}) => {
      configure(config);
      rmSync(path.join(site, 'src/pages/index.tsx'));
      replace(config, /\{\s+type: 'docSidebar'[\s\S]*?\},/u, '');
      replace(config, /\{\s+label: 'Tutorial'[\s\S]*?\},/u, '');
      replace(config, "{to: '/blog', label: 'Blog', position: 'left'}", "{to: '/', label: 'Blog'}");
      replace(config, "to: '/blog'", "to: '/'");
    },
    check: ({look}) =>
      look('/', async (tab) => {
        expect(await tab.locator('article h2').first().innerText()).toBe('Welcome');
        await tab.locator('article h2 a').first().click();
        await tab.getByRole('heading', {name: 'Welcome', level: 1}).waitFor();
      }),
  },
];
