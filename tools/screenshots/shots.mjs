// @ts-check
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * @typedef {object} Shot a picture of the docs
 * @property {string} name of its files in `static/img/docs`
 * @property {string} site a folder of `sites`, or another name for a site as the scaffolder makes it
 * @property {string} [path] of the page to show; without one, a command's output is shown
 * @property {string} [command] to run in the site, instead of building and serving it
 * @property {boolean} [needsBuild] whether the command needs the site to be built
 * @property {RegExp} [excerpt] the part of a command's output to show
 * @property {RegExp} [until] the output after which a command that goes on is ready
 * @property {number} [width] of the window: 1000 pixels unless given, 760 for text in full width
 * @property {number} [height]
 * @property {(page: import('@playwright/test').Page, dir: string) => Promise<unknown>} [act] before the
 *   picture; `dir` is the folder of the site
 * @property {string[]} [cut] selectors of what the picture is cut to
 */

/** @import {Page} from '@playwright/test' */

const text = {width: 760};
const terminal = {width: 820};

const hover = (/** @type {string} */ selector) => (/** @type {Page} */ page) =>
  page.hover(selector);
const click = (/** @type {string} */ selector) => (/** @type {Page} */ page) =>
  page.click(selector);

const until = /compiled successfully/iu;

/** Puts a mistake in the page that is open on the development server. */
async function breakPage(/** @type {Page} */ page, /** @type {string} */ dir) {
  const file = path.join(dir, 'src/pages/index.tsx');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('components/HomepageFeatures', 'components/Features'));
  await page.locator('#webpack-dev-server-client-overlay').waitFor();
}

/** Opens the search and types a question; the hosted search finds two pages. */
async function askAi(/** @type {Page} */ page) {
  const hits = [
    ['Deploy your site', '/docs/tutorial-basics/deploy-your-site'],
    ['Congratulations!', '/docs/tutorial-basics/congratulations'],
  ].map(([title, pathname = '']) => ({
    objectID: pathname,
    type: 'lvl1',
    url: new URL(pathname, page.url()).href,
    content: null,
    hierarchy: {lvl0: 'Tutorial', lvl1: title},
    _highlightResult: {hierarchy: {lvl0: {value: 'Tutorial'}, lvl1: {value: title}}},
    _snippetResult: {hierarchy: {lvl1: {value: title}}},
  }));
  await page.route(/algolia/u, (route) =>
    route.fulfill({
      json: {results: [{hits, nbHits: hits.length}]},
      headers: {'access-control-allow-origin': '*'},
    }),
  );
  await page.click('.DocSearch-Button');
  await page.fill('.DocSearch-Input', 'How do I deploy my site?');
  await page.locator('.DocSearch-Hit').first().waitFor();
}

/** @type {Shot[]} */
export const shots = [
  {name: 'new-site', site: 'new', path: '/'},
  {name: 'tutorial-intro', site: 'new', path: '/docs/intro'},
  {
    name: 'doc-page',
    site: 'new',
    path: '/docs/tutorial-basics/create-a-page',
    height: 560,
  },
  {name: 'not-found', site: 'new', path: '/no-such-page', height: 420},
  {name: 'footer', site: 'new', path: '/docs/intro', cut: ['.footer']},
  {
    name: 'category-index',
    site: 'new',
    path: '/docs/category/tutorial---basics',
    width: 1150,
    cut: ['main h1', 'main section'],
  },
  {
    name: 'sidebar-collapsed',
    site: 'new',
    path: '/docs/intro',
    cut: ['.theme-doc-sidebar-menu'],
  },
  {
    name: 'sidebar-expanded',
    site: 'new',
    path: '/docs/tutorial-basics/create-a-page',
    cut: ['.theme-doc-sidebar-menu'],
  },
  {
    name: 'mobile-sidebar',
    site: 'new',
    path: '/docs/intro',
    width: 390,
    height: 560,
    act: click('.navbar__toggle'),
  },
  {
    name: 'color-mode-toggle',
    site: 'new',
    path: '/docs/intro',
    act: hover('.navbar [class*="toggleButton"]'),
    cut: ['.navbar__inner'],
  },
  {name: 'build-output', site: 'new', command: 'npm run build', ...terminal},
  {name: 'build-folder', site: 'new', command: 'ls -F build', needsBuild: true, ...terminal},
  {name: 'dev-server', site: 'new', command: 'npm run start', until, ...terminal},
  {
    name: 'error-overlay',
    site: 'mistake',
    path: '/',
    height: 300,
    command: 'npm run start -- --port 3210',
    until,
    act: breakPage,
  },
  {
    name: 'broken-links',
    site: 'broken',
    command: 'npm run build',
    excerpt: /\u001b\[31m\s*\[cause\]: Error: Docusaurus found[\s\S]*?\/support/u,
    ...terminal,
  },

  {name: 'first-page', site: 'first-steps', path: '/about', height: 420},
  {name: 'first-doc', site: 'first-steps', path: '/docs/greeting', height: 560},

  {
    name: 'version-dropdown',
    site: 'versions',
    path: '/docs/intro',
    act: hover('.navbar .dropdown'),
    cut: ['.navbar__items--right', '.navbar .dropdown__menu'],
  },
  {
    name: 'version-banner-unreleased',
    site: 'versions',
    path: '/docs/next/intro',
    height: 480,
  },
  {
    name: 'version-banner-unmaintained',
    site: 'versions',
    path: '/docs/1.0/intro',
    height: 480,
  },
  {
    name: 'locale-dropdown',
    site: 'versions',
    path: '/docs/intro',
    act: hover('.navbar .dropdown:nth-of-type(2)'),
    cut: ['.navbar__items--right', '.navbar .dropdown__menu'],
  },
  {name: 'right-to-left', site: 'versions', path: '/fa/docs/intro'},

  {
    name: 'navbar-dropdown',
    site: 'features',
    path: '/docs/intro',
    act: hover('.navbar .dropdown'),
    cut: ['.navbar__brand', '.navbar .dropdown', '.navbar .dropdown__menu'],
  },
  {name: 'multiple-sidebars', site: 'features', path: '/docs/api/overview', height: 420},
  {name: 'toc', site: 'features', path: '/docs/features/headings', height: 460},
  {name: 'blog-list', site: 'features', path: '/blog'},
  {
    name: 'blog-authors',
    site: 'features',
    path: '/blog/2026/04/12/version-2',
    ...text,
    cut: ['article header', 'article .markdown > p'],
  },
  {name: 'blog-author-page', site: 'features', path: '/blog/authors/jane', height: 560},
  {name: 'blog-tags', site: 'features', path: '/blog/tags', ...text, cut: ['main']},
  {name: 'blog-archive', site: 'features', path: '/blog/archive', ...text, cut: ['main section']},

  {
    name: 'search-modal',
    site: 'search',
    path: '/docs/intro',
    height: 320,
    async act(page) {
      await page.click('.DocSearch-Button');
      await page.locator('.DocSearch-Input').waitFor();
    },
  },
  {name: 'announcement-bar', site: 'search', path: '/', height: 220},
  {
    name: 'swizzled-footer',
    site: 'search',
    path: '/docs/intro',
    cut: ['.footer', 'p:has(+ .footer)'],
  },
  {name: 'custom-colors', site: 'styled', path: '/docs/intro', height: 480},

  {
    name: 'release-3.9-ask-ai',
    site: 'release-3.9',
    path: '/docs/intro',
    height: 500,
    act: askAi,
  },

  // The home page shows its light and its dark picture side by side.
  {name: 'home', site: 'home', path: '/docs/start/installation', height: 680},
];
