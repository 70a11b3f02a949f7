// @ts-check
// What readers do with the configuration, the docs, the blog, and the pages of an old site.
import {cpSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {contrastOf, gitAsJane, stylesOf} from '../../kit.mjs';

const config = 'docusaurus.config.ts';
const page = 'migration/v2/migration-manual';

/** The new site has its own copies of the docs and the blog. */
const inNewSite = (/** @type {string} */ command) =>
  command.replaceAll('../docs', 'docs').replaceAll('../website/blog', 'blog');

/** @type {import('../../kit.mjs').Recipe[]} */
export const content = [
  {
    page,
    heading: 'configuration',
    result: 'sees the navbar and the footer of the old site',
    paste: ({sample, write}) => {
      write(config, inNewSite(sample('website-next/docusaurus.config.ts')));
      write('old/website/siteConfig.js', sample('website/siteConfig.js'));
    },
    check: async ({open}) => {
      const tab = await open('/help');
      for (const name of ['Docs', 'Help', 'Blog']) {
        const link = tab.locator('.navbar').getByRole('link', {name, exact: true});
        expect(await link.first().isVisible(), name).toBe(true);
      }
      await tab.locator('.navbar').getByRole('button', {name: 'Search'}).waitFor();
      expect(await tab.locator('footer').innerText()).toContain('Copyright © My Site');
      await tab.goto(tab.url().replace('help', 'docs/next/intro'));
      const link = await tab.locator('.theme-edit-this-page').getAttribute('href');
      expect(link).toMatch(/my-website\/edit\/main\/website\/docs\/intro\.mdx?$/u);
    },
  },
  {
    page,
    heading: 'sidebar',
    result: 'sees the categories of the old sidebar',
    paste: ({sample, write}) => {
      write('old/website/sidebars.json', sample('website/sidebars.json'));
      write('sidebars.ts', sample('website-next/sidebars.ts'));
    },
    check: async ({open}) => {
      const tab = await open('/docs/next/tutorial-basics/deploy-your-site');
      const labels = tab.locator('.theme-doc-sidebar-menu .menu__link');
      expect(await labels.allInnerTexts()).toEqual([
        'Tutorial',
        'Tutorial Intro',
        'Deploy',
        'Create a Page',
        'Deploy your site',
      ]);
    },
  },
  {
    page,
    heading: 'front-matter',
    result: 'keeps titles with colons and at signs',
    install: ({command}) => [inNewSite(command())],
    paste: ({paste, write}) => {
      paste('scripts/quote-front-matter.mjs');
      write('docs/quoted.md', '---\ntitle: Greeting: basics\nsidebar_label: @home\n---\n\nText.');
    },
    check: async ({open}) => {
      const tab = await open('/docs/next/quoted');
      expect(await tab.locator('h1').innerText()).toBe('Greeting: basics');
    },
  },
  {
    page,
    heading: 'markdown-format',
    result: 'keeps HTML, braces, and links in angle brackets',
    paste: ({configure, write}) => {
      configure(config);
      const words = ['one<br>two', '<span style="color: red">red</span>', 'Set {name} here'];
      const links = ['{a: 1, b: 2}', '<me@example.com>', '<https://example.com>', 'a <5'];
      write('docs/html.md', [...words, ...links].join('\n\n'));
    },
    check: async ({open}) => {
      const tab = await open('/docs/next/html');
      expect(await tab.locator('article .markdown p').allInnerTexts()).toEqual([
        'one\ntwo',
        'red',
        'Set {name} here',
        '{a: 1, b: 2}',
        'me@example.com',
        'https://example.com',
        'a <5',
      ]);
      expect(await stylesOf(tab, 'article .markdown span', 'color')).toEqual(['rgb(255, 0, 0)']);
    },
  },
  {
    page,
    heading: 'v1-syntax',
    result: 'sees tabs',
    paste: ({sample, write}) => write('docs/tabs.mdx', sample('docs/intro.mdx')),
    check: async ({open}) => {
      const tab = await open('/docs/next/tabs');
      await tab.getByRole('tab', {name: 'Python'}).click();
      await tab.getByText("print('Hello')").waitFor();
    },
  },
  {
    page,
    heading: 'images',
    result: 'sees an image at its old URL',
    install: ({command}) => [
      'git init -q -b main',
      'git add docs',
      `${gitAsJane} commit -qm Start`,
      // For sed on macOS
      inNewSite(command()).replace('sed -i', 'sed -i.bak'),
    ],
    paste: ({site, write}) => {
      mkdirSync(path.join(site, 'docs/assets'));
      cpSync(path.join(site, 'static/img/logo.svg'), path.join(site, 'docs/assets/chart.svg'));
      write('docs/images.md', '![Chart](assets/chart.svg)');
    },
    check: async ({open}) => {
      const tab = await open('/docs/next/images');
      expect((await tab.request.get(new URL('/docs/assets/chart.svg', tab.url()).href)).ok()).toBe(
        true,
      );
      const image = tab.getByRole('img', {name: 'Chart'});
      await expect
        .poll(() => image.evaluate((it) => 'naturalWidth' in it && it.naturalWidth))
        .toBeGreaterThan(0);
    },
  },
  {
    page,
    heading: 'blog',
    result: 'sees the author of an old post',
    paste: ({append, paste}) => {
      append('blog/authors.yml');
      paste('blog/2019-05-02-welcome.md');
    },
    check: async ({open}) => {
      const tab = await open('/blog/2019/05/02/welcome');
      await tab.getByText('The rest of the post.').waitFor();
      const author = tab.locator('article header .avatar');
      expect(await author.innerText()).toMatch(/Jane Doe\s+Developer/u);
    },
  },
  {
    page,
    heading: 'pages',
    result: 'sees a page in two columns, which are one on a phone',
    paste: ({paste}) => paste('src/pages/help.tsx'),
    check: ({look}) =>
      look('/help', async (tab, width) => {
        const boxes = await tab.locator('main section').all();
        const [first, second] = await Promise.all(boxes.map((box) => box.boundingBox()));
        expect(first?.y === second?.y).toBe(width > 996);
        const link = tab.locator('main').getByRole('link', {name: 'tutorial'});
        expect(await link.getAttribute('href')).toBe('/docs/intro');
      }),
  },
  {
    page,
    heading: 'styles',
    result: 'sees readable links in the color and font of the old site',
    paste: ({paste}) => paste('src/css/custom.css'),
    check: async ({look}) => {
      await look('/help', async (tab) => {
        expect(await contrastOf(tab, 'main a', 'html')).toBeGreaterThan(4.5);
        expect(await stylesOf(tab, 'main p', 'font-family')).toEqual(['Georgia, serif']);
      });
    },
  },
  {
    page,
    heading: 'redirects',
    result: 'comes from old URLs to the new ones',
    install: ({command}) => [command()],
    paste: ({configure, write}) => {
      configure(config);
      for (const day of Array.from({length: 11}, (_, index) => index + 10)) {
        write(`blog/2018-01-${day}-old.md`, `# Old ${day}\n\n<!--truncate-->`);
      }
    },
    check: async ({open, read}) => {
      expect(read('build/docs/intro.html/index.html')).toContain('/docs/intro');
      const tab = await open('/blog');
      await tab.goto(`${tab.url()}/page2`);
      await tab.waitForURL(/\/blog\/page\/2$/u);
    },
  },
  {
    page,
    heading: 'check-addresses',
    result: 'finds the URLs that are gone',
    paste: ({paste}) => paste('scripts/check-old-urls.mjs'),
    check: async ({command, failure, run, write}) => {
      const sitemap = (/** @type {string[]} */ paths) =>
        paths.map((name) => `<loc>https://my-website.example.com${name}</loc>`).join('\n');
      const paths = ['/', '/docs/intro.html', '/docs/1.0/old', '/blog/page2/', '/help.html'];
      write('old-sitemap.xml', sitemap(paths));
      expect(await run([command()])).toContain('5 URLs, 0 without a page or redirect');
      write('old-sitemap.xml', sitemap([...paths, '/users.html']));
      const output = await failure(command());
      expect(output).toMatch(/6 URLs, 1 without a page or redirect\n\/users\.html/u);
    },
  },
];
