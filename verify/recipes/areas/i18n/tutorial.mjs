// @ts-check
// What readers of the tutorial see in a browser, where the test of the tutorial looks at files.
import {expect} from 'vitest';
import {sidebarOf, whileServed} from '../../kit.mjs';

const page = 'i18n/tutorial';
const i18n = 'i18n/fr/docusaurus';
const code = 'i18n/fr/code.json';

/** @type {import('../../kit.mjs').Recipe[]} */
export const tutorial = [
  {
    page,
    heading: 'create',
    result: 'gets the files and settings of the site',
    paste: () => {},
    check: async ({command, read, run}) => {
      // The packages are those of this site.
      const commands = command()
        .replace(/^npx .*$/mu, '$& --skip-install')
        .replace(/\nnpm install$/u, '');
      await run(['rm -rf ../created', 'mkdir ../created', 'cd ../created', commands], {
        npm_config_yes: 'true',
      });
      const {scripts, overrides} = JSON.parse(read('package.json'));
      const created = JSON.parse(read('../created/my-website/package.json'));
      expect({scripts: created.scripts, overrides: created.overrides}).toEqual({
        scripts,
        overrides,
      });
    },
  },
  {
    page,
    heading: 'declare',
    result: 'starts the site in French',
    paste: () => {},
    check: async ({command, open, site}) => {
      const start = (/** @type {number} */ port) => `${command()} --port ${port} --no-open`;
      await whileServed(site, start, async (base) => {
        const tab = await open('/fr/docs/tutorial-basics/create-a-page', {base});
        await tab.locator('.pagination-nav__link--next', {hasText: 'Suivant'}).waitFor();
        await tab.context().close();
      });
    },
  },
  {
    page,
    heading: 'docs',
    result: 'reads a translation whose links and anchors work',
    paste: async ({paste, run, command, extension}) => {
      await run(command());
      paste(`${i18n}-plugin-content-docs/current/intro.${extension}`);
    },
    check: async ({open}) => {
      const tab = await open('/fr/docs/intro#getting-started');
      expect(await tab.locator('h1').innerText()).toBe('Introduction');
      expect(await tab.locator('h2#getting-started').innerText()).toContain('Premiers pas');
      expect(await tab.locator('.menu__link--active').innerText()).toBe('Introduction');
      await tab.getByRole('link', {name: 'votre première page'}).click();
      await tab.waitForURL('**/fr/docs/tutorial-basics/create-a-page');
      await tab.context().close();
    },
  },
  {
    page,
    heading: 'react',
    result: 'keeps the English home page',
    paste: ({paste}) => paste('src/pages/index.tsx'),
    check: async ({look}) =>
      look('/', async (tab) => {
        expect(await tab.locator('h1').innerText()).toBe('Welcome to My Site');
        expect(await tab.title()).toBe('Home | My Site');
        expect(await tab.locator('.hero .button').innerText()).toBe('Read the tutorial');
      }),
  },
  {
    page,
    heading: 'extract',
    result: 'adds the text that is missing, and keeps translations',
    paste: async ({run, command}) => {
      await run(command());
    },
    check: async ({run, command, read, write}) => {
      const {'homepage.tagline': tagline, ...others} = JSON.parse(read(code));
      expect(tagline.message).toBe('Les dinosaures sont super');
      write(code, JSON.stringify(others));
      await run([command()]);
      expect(JSON.parse(read(code))).toMatchObject({
        'homepage.tagline': {message: 'Dinosaurs are cool'},
        'homepage.heading': {message: 'Bienvenue sur {siteTitle}'},
      });
    },
  },
  {
    page,
    heading: 'json',
    result: 'sees the French home page, navbar, and sidebar',
    paste: ({paste, read, sample, write}) => {
      expect(JSON.parse(read(code))).toHaveProperty(['homepage.heading']);
      const own = {postCount: {message: 'Un article|{count} articles'}};
      write(code, JSON.stringify({...JSON.parse(sample(code)), ...own}));
      paste(`${i18n}-theme-classic/navbar.json`);
      paste(`${i18n}-plugin-content-docs/current.json`);
      paste(`${i18n}-plugin-content-blog/options.json`);
    },
    check: async ({look}) => {
      await look('/fr/', async (tab) => {
        expect(await tab.locator('h1').innerText()).toBe('Bienvenue sur My Site');
        expect(await tab.title()).toBe('Accueil | My Site');
        expect(await tab.locator('.navbar__inner .navbar__title').innerText()).toBe('Mon site');
      });
      await look('/fr/docs/tutorial-basics/create-a-page', async (tab, width) => {
        const sidebar = await sidebarOf(tab, width);
        await sidebar.getByText('Tutoriel - Les bases').waitFor();
      });
    },
  },
  {
    page,
    heading: 'blog',
    result: 'follows a link of a translated post to the French docs',
    paste: ({paste, extension}) =>
      paste(`${i18n}-plugin-content-blog/2019-05-28-first-blog-post.${extension}`),
    check: async ({open}) => {
      const tab = await open('/fr/blog/first-blog-post');
      expect(await tab.locator('h1').innerText()).toBe('Premier article');
      await tab.getByRole('link', {name: 'tutoriel', exact: true}).click();
      await tab.waitForURL('**/fr/docs/intro');
      await tab.context().close();
    },
  },
  {
    page,
    heading: 'pages',
    result: 'reads a translated page',
    paste: ({paste, extension}) => paste(`${i18n}-plugin-content-pages/markdown-page.${extension}`),
    check: ({text}) =>
      expect(text('/fr/markdown-page')).toContain('React pour écrire une page simple'),
  },
  {
    page,
    heading: 'build',
    result: 'switches to the French home page with the language menu',
    paste: () => {},
    check: async ({open}) => {
      const tab = await open('/');
      const menu = tab.locator('.navbar .dropdown');
      await menu.hover();
      await menu.getByRole('link', {name: 'Français'}).click();
      await tab.getByRole('heading', {name: 'Bienvenue sur My Site'}).waitFor();
      await tab.context().close();
    },
  },
  {
    page,
    heading: 'plurals',
    result: 'sees singular and plural in both languages',
    paste: ({paste, show}) => {
      const file = 'src/components/PostCount.tsx';
      paste(file);
      show(
        'post-count',
        file,
        '<PostCount count={0} />\n<PostCount count={1} />\n<PostCount count={2} />',
      );
    },
    check: async ({open}) => {
      for (const [route = '', ...texts] of [
        ['/post-count', '0 posts', 'One post', '2 posts'],
        ['/fr/post-count', 'Un article', 'Un article', '2 articles'],
      ]) {
        const tab = await open(route);
        expect(await tab.locator('main p').allInnerTexts()).toEqual(texts);
        await tab.context().close();
      }
    },
  },
];
