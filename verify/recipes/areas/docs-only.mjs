// @ts-check
// What readers do with a site that has only docs.
import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {treeOnPage} from '../../tutorials/page-files.mjs';

const config = 'docusaurus.config.ts';

/** @type {string[]} */
let frenchFiles = [];

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page: 'guides/docs/introduction',
    heading: 'docs-only-mode',
    result: 'gets docs at the root',
    paste: ({configure, replace, site, extension}) => {
      configure(config);
      rmSync(path.join(site, 'src/pages/index.tsx'));
      replace(`docs/intro.${extension}`, 'sidebar_position: 1', 'sidebar_position: 1\nslug: /');
      replace(config, "{to: '/blog', label: 'Blog', position: 'left'},", '');
      replace(config, /\{\s+label: 'Blog',\s+to: '\/blog',\s+\},/u, '');
      replace(config, "to: '/docs/intro'", "to: '/'");
    },
    check: ({look}) =>
      look('/', async (tab) => {
        expect(await tab.locator('h1').innerText()).toBe('Tutorial Intro');
        await tab.locator('.pagination-nav__link--next').click();
        await tab.getByRole('heading', {name: 'Tutorial - Basics', level: 1}).waitFor();
        expect(new URL(tab.url()).pathname).toMatch(/^\/category\//u);
      }),
  },
  {
    page: 'guides/docs/multi-instance',
    heading: 'translate',
    result: 'gets another section in French',
    install: () => ['npm run write-translations -- --locale fr'],
    paste: ({page, addDocs, replace, write}) => {
      replace(config, "locales: ['en']", "locales: ['en', 'fr']");
      addDocs('community');
      write('community/contribute.mdx', '# Contribute');
      frenchFiles = treeOnPage(page, 'translate');
      for (const file of frenchFiles.filter((name) => /\.mdx?$/u.test(name))) {
        const start = file.includes('/intro.') ? '---\nslug: /\n---\n\n' : '';
        write(`i18n/fr/${file}`, `${start}# En français`);
      }
    },
    check: async ({open, html, site}) => {
      const isMissing = (/** @type {string} */ file) =>
        !existsSync(path.join(site, 'i18n/fr', file));
      expect(frenchFiles.filter(isMissing)).toEqual([]);
      for (const route of ['/', '/community/contribute']) {
        const tab = await open(`/fr${route}`);
        expect(await tab.locator('h1').innerText()).toBe('En français');
      }
      expect(html('/fr/community/intro')).toContain('Tutorial Intro');
    },
  },
];
