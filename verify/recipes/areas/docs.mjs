// @ts-check
// What readers do with docs and their versions.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {navbarOf} from '../kit.mjs';

const articles = [
  {
    slug: 'first',
    title: 'A "new" {x}',
    summary: 'How /users/{id} returns a_list_of Map<T>: all',
    body: 'Braces {count}, <b>HTML</b>, and a < b.\n\n## Part <T>',
  },
  {slug: 'second', title: 'Second', body: 'See [the first](./first.md).'},
];

const guide = 'guides/docs/create-doc';
const introduction = 'guides/docs/introduction';
const instances = 'guides/docs/multi-instance';
const greeting = 'docs/greeting.mdx';

const config = 'docusaurus.config.ts';

export const completePages = [guide, introduction, instances];

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page: introduction,
    heading: 'cms',
    result: 'builds the articles of a CMS as they are',
    paste: ({sample, write, replace}) => {
      const json = Buffer.from(JSON.stringify(articles)).toString('base64');
      const answer = `data:application/json;base64,${json}`;
      const script = sample('scripts/fetch-docs.mjs');
      write('scripts/fetch-docs.mjs', script.replace(/https:\S+\.json/u, answer));
      const {fetch: load, build} = JSON.parse(sample('package.json')).scripts;
      const scripts = `"fetch": ${JSON.stringify(load)},\n    "build": ${JSON.stringify(build)}`;
      replace('package.json', '"build": "docusaurus build"', scripts);
      write('docs/cms/gone.md', '# An article that the CMS no longer has');
    },
    check: async ({html, open, site}) => {
      const tab = await open('/docs/cms/first');
      expect(await tab.title()).toBe('A "new" {x} | My Site');
      const description = tab.locator('meta[name=description]');
      expect(await description.getAttribute('content')).toBe(articles[0]?.summary);
      await tab.context().close();
      expect(html('/docs/cms/first')).toContain('Braces {count}, <b>HTML</b>, and a &lt; b.');
      expect(html('/docs/cms/first')).toMatch(/<h1>A (?:&quot;new&quot;|new) \{x\}/u);
      expect(html('/docs/cms/second')).toContain('href=/docs/cms/first');
      expect(existsSync(path.join(site, 'docs/cms/gone.md'))).toBe(false);
    },
  },
  {
    page: guide,
    heading: '',
    result: 'gets a doc in the sidebar, with a table of contents',
    paste: ({paste}) => paste(greeting),
    check: ({look}) =>
      look('/docs/greeting', async (tab, width) => {
        expect(await tab.locator('h1').innerText()).toBe('Greeting');
        const description = tab.locator('meta[name=description]');
        expect(await description.getAttribute('content')).toBe('Learn how to greet people.');
        if (width > 996) {
          const entries = await tab.locator('.theme-doc-toc-desktop a').allInnerTexts();
          expect(entries).toEqual(['Formal greetings']);
          expect(await tab.locator('.theme-doc-sidebar-menu').innerText()).toContain('Greeting');
        } else {
          await tab.locator('.theme-doc-toc-mobile button').click();
          await tab.locator('.theme-doc-toc-mobile a').getByText('Formal greetings').waitFor();
        }
      }),
  },
  {
    page: guide,
    heading: 'title',
    result: 'sets the title and the label',
    paste: ({sample, write}) => write('docs/greeting-title.mdx', sample(greeting)),
    check: async ({open}) => {
      const tab = await open('/docs/greeting-title');
      expect(await tab.locator('h1').innerText()).toBe('Greeting');
      expect(await tab.title()).toBe('Greeting | My Site');
      const active = tab.locator('.theme-doc-sidebar-menu .menu__link--active');
      expect(await active.innerText()).toBe('Say hello');
    },
  },
  {
    page: guide,
    heading: 'links',
    result: 'gets links to docs and a heading, and an image',
    paste: ({sample, write, extension}) => {
      const file = 'docs/guide/hello.mdx';
      write(file, sample(file).replace('intro.mdx', `intro.${extension}`));
    },
    install: () => ['cp docs/tutorial-extras/img/localeDropdown.png docs/guide/wave.png'],
    check: async ({open}) => {
      const tab = await open('/docs/guide/hello');
      await tab.getByRole('link', {name: 'formal greetings'}).click();
      await tab.waitForURL(/\/docs\/greeting#formal-greetings$/u);
      await tab.locator('#formal-greetings').waitFor();
      await tab.goBack();
      await tab.getByRole('img', {name: 'A person who waves'}).waitFor();
      await tab.getByRole('link', {name: 'the introduction'}).click();
      await tab.getByRole('heading', {name: 'Tutorial Intro', level: 1}).waitFor();
    },
  },
  {
    page: guide,
    heading: 'headings',
    result: 'changes the table of contents, and sets the ID of a heading',
    paste: ({sample, write}) => {
      const headings = '# Headings\n\n## Two\n\n### Three\n\n#### Four';
      write('docs/headings.mdx', `${sample(greeting, 'toc_max')}\n\n${headings}`);
      const toc = sample(greeting, 'TOCInline').replace('\n\n', '\n\n# Inline\n\n');
      write('docs/headings-inline.mdx', `${toc}\n\n${sample(greeting, '## Formal')}\n\n### Three`);
    },
    check: async ({open}) => {
      const tab = await open('/docs/headings');
      const entries = tab.locator('.theme-doc-toc-desktop a');
      expect(await entries.allInnerTexts()).toEqual(['Two', 'Three', 'Four']);
      await tab.goto(`${tab.url()}-inline`);
      const links = tab.locator('article .markdown ul a');
      expect(await links.allInnerTexts()).toEqual(['Formal greetings']);
      expect(await links.getAttribute('href')).toBe('#formal');
      expect(await tab.locator('h2#formal').count()).toBe(1);
    },
  },
  {
    page: guide,
    heading: 'sidebar-place',
    result: 'moves a doc up in the sidebar',
    paste: ({sample, addDocs, write}) => {
      addDocs('places', "sidebarPath: './sidebars.ts'");
      write('places/zebra.mdx', sample(greeting));
    },
    check: async ({open}) => {
      const items = (await open('/places/intro')).locator('.theme-doc-sidebar-menu > li');
      const labels = (await items.allInnerTexts()).map((text) => text.trim());
      expect(labels.indexOf('Greeting')).toBeLessThan(labels.indexOf('Tutorial - Extras'));
    },
  },
  {
    page: guide,
    heading: 'pagination',
    result: 'changes the next link and removes the previous one',
    paste: ({sample, write}) => write('docs/greeting-links.mdx', sample(greeting)),
    check: async ({open}) => {
      const links = (await open('/docs/greeting-links')).locator('.pagination-nav__link');
      expect(await links.count()).toBe(1);
      expect(await links.getAttribute('href')).toBe('/docs/guide/hello');
    },
  },
  {
    page: guide,
    heading: 'tags',
    result: 'gets a page that lists the docs with a tag',
    paste: ({sample, paste, write}) => {
      paste('docs/tags.yml');
      write('docs/greeting-tags.mdx', sample(greeting));
    },
    check: async ({open}) => {
      const tab = await open('/docs/greeting-tags');
      const tags = tab.locator('.theme-doc-footer-tags-row a');
      expect(await tags.allInnerTexts()).toEqual(['For beginners', 'Writing']);
      await tags.first().click();
      await tab.getByText("Docs that don't require any experience.").waitFor();
      expect(new URL(tab.url()).pathname).toBe('/docs/tags/beginner');
      await tab.getByRole('heading', {name: 'Greeting'}).waitFor();
    },
  },
  {
    page: guide,
    heading: 'visibility',
    result: 'omits a draft, and explains an unlisted doc',
    paste: ({paste, sample, write}) => {
      write('docs/draft.mdx', sample(greeting));
      write('docs/unlisted.mdx', '---\nunlisted: true\n---\n\n# Unlisted');
      paste('i18n/en/code.json');
    },
    check: async ({open, read, site}) => {
      expect(existsSync(path.join(site, 'build/docs/draft'))).toBe(false);
      expect(read('build/sitemap.xml')).not.toContain('docs/unlisted');
      const banner = (await open('/docs/unlisted')).locator('.theme-unlisted-banner');
      const text = await banner.innerText();
      expect(text).toMatch(/^preview/iu);
      expect(text).toContain('Only people who have the link can read this page.');
    },
  },
  {
    page: guide,
    heading: 'edit-link',
    result: 'sees who changed a doc last, and where to edit it',
    install: () => [
      'git init -q -b main',
      'git add -A -- edited',
      'git -c user.name=Ann -c user.email=ann@example.com commit -qm Start',
    ],
    paste: ({importSample, addDocs, sample, write}) => {
      addDocs('edited', `...optionsOf(${importSample(config)}, 'docs')`);
      write('edited/greeting-edit.mdx', sample(greeting));
    },
    check: async ({open}) => {
      const tab = await open('/edited/intro');
      const link = tab.locator('.theme-edit-this-page');
      expect(await link.getAttribute('href')).toMatch(
        /^https:\/\/github\.com\/my-company\/my-website\/edit\/main\/edited\/intro\.mdx?$/u,
      );
      expect(await tab.locator('.theme-last-updated').innerText()).toMatch(/20\d\d by Ann$/u);
      await tab.goto(tab.url().replace('intro', 'greeting-edit'));
      expect(await link.count()).toBe(0);
      const updated = await tab.locator('.theme-last-updated').innerText();
      expect(updated).toBe('Last updated on Feb 14, 2026 by Jane');
    },
  },
  {
    page: guide,
    heading: 'partials',
    result: 'shares text between docs',
    paste: ({paste, sample, write}) => {
      paste('docs/_requirements.mdx');
      write('docs/greeting-partial.mdx', sample(greeting));
    },
    check: ({text, site}) => {
      expect(text('/docs/greeting-partial')).toContain('You need Node.js 20 or later.');
      expect(existsSync(path.join(site, 'build/docs/_requirements'))).toBe(false);
    },
  },
  {
    page: introduction,
    heading: 'route-base-path',
    result: 'moves docs to another URL',
    paste: ({importSample, addPlugins, write}) => {
      const name = importSample(config);
      const options = `...optionsOf(${name}, 'docs'), id: 'moved', path: 'moved'`;
      addPlugins(`['@docusaurus/plugin-content-docs', {${options}}]`);
      write('moved/one.mdx', '# One\n\n[Two](./two.mdx)');
      write('moved/two.mdx', '# Two');
    },
    check: async ({open}) => {
      const tab = await open('/manual/one');
      await tab.locator('article').getByRole('link', {name: 'Two', exact: true}).click();
      await tab.waitForURL(/\/manual\/two$/u);
    },
  },
  {
    page: introduction,
    heading: 'folder',
    result: 'reads only some files of another folder',
    paste: ({importSample, addPlugins, write}) => {
      const name = importSample(config);
      const options = `...optionsOf(${name}, 'docs'), id: 'handbook', routeBasePath: 'handbook'`;
      addPlugins(`['@docusaurus/plugin-content-docs', {${options}}]`);
      for (const file of ['rules.mdx', 'plain.md', '_part.mdx', 'internal/secret.mdx']) {
        write(`../handbook/${file}`, `# ${file}`);
      }
    },
    check: ({read}) => {
      const urls = read('build/sitemap.xml').match(/[^<>]*\/handbook\/[^<>]*/gu);
      expect(urls).toEqual([expect.stringMatching(/\/handbook\/rules$/u)]);
    },
  },
  {
    page: introduction,
    heading: 'home-page-docs',
    result: 'gets a home page of the docs',
    paste: ({sample, configure, addDocs, write, extension}) => {
      addDocs('home', "sidebarPath: './sidebars.ts'");
      const doc = sample('docs/intro.mdx').replace('page.mdx', `page.${extension}`);
      write(`home/intro.${extension}`, doc);
      configure('', 'docSidebar', (code) =>
        code.replace("'Tutorial'", "'Home of docs', docsPluginId: 'home'"),
      );
    },
    check: async ({open}) => {
      const tab = await open('/home');
      expect(await tab.locator('h1').innerText()).toBe('Introduction');
      await tab.getByRole('link', {name: 'your first page'}).click();
      await tab.getByRole('heading', {name: 'Create a Page', level: 1}).waitFor();
      const link = tab.locator('.navbar').getByRole('link', {name: 'Home of docs'});
      expect(await link.getAttribute('href')).toMatch(/^\/home\//u);
    },
  },
  {
    page: introduction,
    heading: 'complete-example',
    result: 'gets two sidebars and edit links',
    paste: ({importSample, addPlugins, sample, write}) => {
      const name = importSample(config, '', (code) =>
        code.replace('./sidebars.ts', './sidebars-whole.ts'),
      );
      write('sidebars-whole.ts', sample('sidebars.ts'));
      const own = "id: 'whole', path: 'whole', routeBasePath: 'whole'";
      addPlugins(`['@docusaurus/plugin-content-docs', {...optionsOf(${name}, 'docs'), ${own}}]`);
      write('whole/index.mdx', '# Start');
      write('whole/tutorial-basics/create-a-page.mdx', '# Page');
      write('whole/api/commands.mdx', '# Commands');
    },
    check: async ({open}) => {
      const tab = await open('/whole/api/commands');
      const labels = tab.locator('.theme-doc-sidebar-menu .menu__link');
      expect(await labels.allInnerTexts()).toEqual(['Commands']);
      const link = await tab.locator('.theme-edit-this-page').getAttribute('href');
      expect(link).toMatch(/edit\/main\/whole\/api\/commands\.mdx$/u);
      await tab.goto(tab.url().replace('/api/commands', ''));
      await expect.poll(() => labels.allInnerTexts()).toEqual(['Start', 'Page']);
    },
  },
  {
    page: instances,
    heading: '',
    result: 'gets another section with a link in the navbar',
    paste: ({paste, configure}) => {
      paste('community/contribute.mdx');
      paste('sidebarsCommunity.ts');
      configure(config, 'docsPluginId');
    },
    check: ({look}) =>
      look('/docs/intro', async (tab, width) => {
        const navbar = await navbarOf(tab, width);
        await navbar.getByRole('link', {name: 'Community', exact: true}).click();
        await tab.getByRole('heading', {name: 'Contribute', level: 1}).waitFor();
        expect(new URL(tab.url()).pathname).toBe('/community/contribute');
      }),
  },
  {
    page: instances,
    heading: 'share-options',
    result: 'sees edit links in both sections',
    paste: ({configure, write}) => {
      configure(config, 'sharedOptions', (code) => code.replaceAll("'community'", "'shared'"));
      write('shared/one.mdx', '# One');
    },
    check: async ({open}) => {
      const link = (await open('/shared/one')).locator('.theme-edit-this-page');
      const url = 'https://github.com/my-org/my-website/edit/main/shared/one.mdx';
      expect(await link.getAttribute('href')).toBe(url);
    },
  },
  {
    page: instances,
    heading: 'links',
    result: 'links to the other section by URL and by ID',
    paste: ({sample, paste, write, extension}) => {
      const file = `docs/intro.${extension}`;
      paste('src/components/DocLink.tsx');
      write('docs/instances-url.mdx', sample(file, '/community'));
      write('docs/instances-id.mdx', sample(file, 'DocLink'));
    },
    check: async ({open}) => {
      for (const page of ['url', 'id']) {
        const tab = await open(`/docs/instances-${page}`);
        await tab.getByRole('link', {name: 'how to contribute'}).click();
        await tab.getByRole('heading', {name: 'Contribute', level: 1}).waitFor();
      }
    },
  },
  {
    page: instances,
    heading: 'components',
    result: 'sees a sentence below the docs of one section',
    paste: ({paste}) => paste('src/theme/DocItem/Footer/index.tsx'),
    check: ({html}) => {
      expect(html('/community/contribute')).toContain('Questions? Ask on Discord.');
      expect(html('/docs/intro')).not.toContain('Questions? Ask on Discord.');
    },
  },
];
