// @ts-check
// What readers do with pages of their own.
import {expect} from 'vitest';
import {stylesOf} from '../../kit.mjs';

const config = 'docusaurus.config.ts';
const page = 'guides/creating-pages';

/** @type {import('../../kit.mjs').Recipe[]} */
export const creating = [
  {
    page,
    heading: '',
    result: 'sees a page in React, and the same in Markdown',
    paste: ({paste, sample, write}) => {
      paste('src/pages/about.tsx');
      write('src/pages/about-us.mdx', sample('src/pages/about.mdx'));
    },
    check: async ({html, text}) => {
      for (const route of ['/about', '/about-us']) {
        expect(html(route)).toMatch(/<title[^>]*>About \| My Site/u);
        expect(html(route)).toMatch(/name=description content=Who we are/u);
        expect(html(route)).not.toContain('theme-doc-sidebar-container');
        expect(text(route)).toContain('We build things.');
      }
    },
  },
  {
    page,
    heading: 'react-pages',
    result: 'gets a home page with the title of the site',
    paste: ({paste}) => paste('src/pages/index.tsx'),
    check: ({look}) =>
      look('/', async (tab) => {
        const title = tab.getByRole('heading', {name: 'My Site', level: 1});
        expect(await tab.locator('.hero__subtitle').innerText()).toBe('Dinosaurs are cool');
        expect(await title.count()).toBe(1);
        await tab.getByRole('link', {name: 'Get started'}).click();
        await tab.getByRole('heading', {name: 'Tutorial Intro', level: 1}).waitFor();
      }),
  },
  {
    page,
    heading: 'styling',
    result: 'sees a border on one page',
    paste: ({sample, write}) => {
      const css = 'src/pages/about.module.css';
      write('src/pages/team/about.module.css', sample(css));
      write('src/pages/team/index.tsx', sample('src/pages/about.tsx'));
    },
    check: ({look}) =>
      look('/team/', async (tab) => {
        const properties = ['border-top-width', 'padding-top'];
        expect(await stylesOf(tab, 'main > div', ...properties)).toEqual(['1px', '16px']);
      }),
  },
  {
    page,
    heading: 'rendering',
    result: 'sees the width of the window once the page runs',
    paste: ({paste}) => paste('src/pages/screen.tsx'),
    check: async ({text, look}) => {
      expect(text('/screen')).toContain('Loading...');
      await look('/screen', async (tab, width) => {
        await tab.getByText(`Your window is ${width} pixels wide.`).waitFor();
      });
    },
  },
  {
    page,
    heading: 'markdown-pages',
    result: 'sees a tip and a button in Markdown',
    paste: ({paste}) => paste('src/pages/contact.mdx'),
    check: ({look}) =>
      look('/contact', async (tab) => {
        expect(await tab.title()).toBe('Contact | My Site');
        expect(await tab.locator('.theme-admonition-tip').innerText()).toContain('docs first');
        expect(await tab.locator('.table-of-contents').count()).toBe(0);
        await tab.locator('main a.button--primary').click();
        await tab.getByRole('heading', {name: 'Tutorial Intro', level: 1}).waitFor();
      }),
  },
  ...[
    {page, heading: 'links-to-pages', name: 'Terms'},
    {page: 'api/themes/theme-configuration', heading: 'footer-links', name: 'Privacy'},
  ].map(({name, ...section}) => {
    /** @type {import('../../kit.mjs').Recipe} */
    const recipe = {
      ...section,
      result: 'finds a page in a footer of one line',
      paste: ({configure, replace, read, write}) => {
        // A footer is either simple or has columns.
        if (read(config).includes("title: 'Docs'")) {
          replace(config, /footer: \{[\s\S]*?\n {4}\},/u, 'footer: {},');
        }
        configure(config);
        write(`src/pages/${name === 'Terms' ? 'legal/terms' : 'privacy'}.md`, `# ${name}`);
      },
      check: ({look}) =>
        look('/docs/intro', async (tab, width) => {
          const links = tab.locator('.footer__links .footer__link-item');
          const tops = await links.evaluateAll((all) =>
            all.map((link) => link.getBoundingClientRect().y),
          );
          // On a small screen, they are below each other.
          expect(Math.max(...tops) - Math.min(...tops) < 5).toBe(width > 996);
          await links.filter({hasText: name}).click();
          await tab.getByRole('heading', {name, level: 1}).waitFor();
        }),
    };
    return recipe;
  }),
  {
    page,
    heading: 'not-found',
    result: 'sees a page of their own at unknown addresses',
    paste: ({paste}) => paste('src/theme/NotFound/Content/index.tsx'),
    check: async ({open}) => {
      for (const route of ['/unknown', '/docs/unknown']) {
        const tab = await open(route);
        await tab.getByRole('heading', {name: 'Page not found', level: 1}).waitFor();
        await tab.getByRole('link', {name: 'introduction'}).click();
        await tab.getByRole('heading', {name: 'Tutorial Intro', level: 1}).waitFor();
      }
    },
  },
  {
    page: 'static-assets',
    heading: 'trailing-slash',
    result: 'can open a file that Markdown links to',
    paste: ({paste, write, extension}) => {
      paste('src/theme/MDXComponents/A.tsx');
      write('static/files/prices.pdf', 'prices');
      const links = `[Price list](/files/prices.pdf) and [the start](./intro.${extension})`;
      write('docs/price-list.md', `# Prices\n\n${links}`);
    },
    check: async ({open}) => {
      const tab = await open('/docs/price-list');
      const link = tab.getByRole('link', {name: 'Price list'});
      const file = new URL(String(await link.getAttribute('href')), tab.url());
      expect(file.pathname).toMatch(/\.pdf$/u);
      expect(await (await tab.request.get(file.href)).text()).toBe('prices\n');
      await tab.getByRole('link', {name: 'the start'}).click();
      await tab.waitForURL('**/docs/intro/');
    },
  },
];
