// @ts-check
// What readers do for search engines.
import {expect} from 'vitest';
import {part} from '../kit.mjs';

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page: 'seo',
    heading: 'noindex-folder',
    result: 'hides a folder from search engines that stays in the sidebar',
    paste: ({sample, write}) => {
      const file = 'src/theme/DocItem/Metadata/index.tsx';
      write(file, sample(file).replace('tutorial-extras/', 'tutorial-basics/'));
    },
    check: async ({html, read, open}) => {
      const route = '/docs/tutorial-basics/create-a-page';
      expect(html(route)).toMatch(/robots[^>]*noindex/u);
      expect(html('/docs/intro')).not.toMatch(/robots[^>]*noindex/u);
      expect(read('build/sitemap.xml')).not.toContain('docs/tutorial-basics/');
      const active = (await open(route)).locator('.menu__link--active');
      expect(await active.allInnerTexts()).toContain('Create a Page');
    },
  },
  ...['seo#head', 'guides/markdown-features/head-metadata#examples'].map((section) => {
    const [page = '', heading = ''] = section.split('#');
    /** @type {import('../kit.mjs').Recipe} */
    const recipe = {
      page,
      heading,
      result: 'replaces the canonical URL everywhere',
      paste: ({sample, write}) =>
        write(`docs/canonical-${heading}.mdx`, sample('docs/intro.mdx', 'canonical')),
      check: ({html}) => {
        const page = html(`/docs/canonical-${heading}`);
        const url = part(page, /<link[^>]*rel=canonical href=([^\s>]+)/u);
        expect(url).toMatch(/example\.com\/tutorial/u);
        expect(part(page, /property=og:url content=([^\s>]+)/u)).toBe(url);
      },
    };
    return recipe;
  }),
];
