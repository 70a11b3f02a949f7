import {lastVersion, olderVersion} from '../support/versions';
import type {Reader, Target} from './reader';
import type {Site} from './site';

export type Behavior = {
  name: string;
  /** The route of the page. */
  at: string;
  /** What is seen needs React, so its code isn't held back. */
  needsCode?: true;
  act: (reader: Reader, site: Site) => Promise<void>;
  /** What is true afterwards, and stays true when React has started. */
  sees: (reader: Reader, site: Site) => Promise<void>;
  /** Problems that belong to it. */
  problems?: RegExp;
};

const doc = `/docs/${lastVersion}/installation/`;
const longest = '/docs/api/docusaurus-config/';
const nothing = async () => {};

const inNavbar = (selector: string, name: string): Target => [`.navbar ${selector}`, name];
const inSidebar = (selector: string, name: string): Target => [
  `nav[aria-label="Docs sidebar"] ${selector}`,
  name,
];
const inMenu = (selector: string, name: string): Target => [
  `[role="dialog"][aria-label="Navigation"] ${selector}`,
  name,
];
const category = (name: string) => inSidebar('summary', `Pages in ${name}`);
const colorMode: Target = ['.navbar button', 'Switch between dark and light mode'];
const versionButton = inNavbar('[role="button"]', lastVersion);
const languageButton = inNavbar('[role="button"]', 'English');
const menuButton: Target = ['button', 'Toggle navigation bar'];
const closeMenu = inMenu('button', 'Close navigation bar');
const backToMain = inMenu('button', '← Back to main menu');
const contentsButton: Target = ['summary', 'On this page'];
const searchField = '.DocSearch-Input';
const searchRow: Target = '.DocSearch-Hits .DocSearch-Hit';
const tab = (name: string): Target => ['[role="tab"]', name];

const isMode = (mode: 'light' | 'dark') => (reader: Reader) =>
  reader.until(`the page is ${mode}`, async () => {
    const theme = await reader.tab.run(() => document.documentElement.dataset.theme);
    return theme === mode;
  });

const selectedTab = (reader: Reader, name: string) =>
  reader.sees(['[role="tab"][aria-selected="true"]', name]);

/** Types into the search until there are rows. */
async function search(reader: Reader, text: string): Promise<void> {
  await reader.press('Control+k');
  await reader.type(text);
  await reader.sees(searchRow);
}

const belowNavbar = async (reader: Reader, target: Target) => {
  await reader.until(`${target} is below the navbar`, async () => {
    const {y} = await reader.box(target);
    const bar = await reader.tab.run(
      () => document.querySelector('.navbar')!.getBoundingClientRect().bottom,
    );
    return y >= bar - 1 && y < 500;
  });
};

const controls: Behavior[] = [
  {
    name: 'a link of the navbar opens a page',
    at: doc,
    act: (reader) => reader.click(inNavbar('a', 'Showcase')),
    sees: (reader) => reader.isAt('/showcase/'),
  },
  {
    name: 'a category opens and stays open',
    at: doc,
    act: (reader) => reader.click(category('Guides')),
    sees: (reader) => reader.sees(inSidebar('a', 'Deployment')),
  },
  {
    name: 'the category that a reader opens is the one that closes again',
    at: doc,
    async act(reader) {
      await reader.click(category('Guides'));
      await reader.sees(inSidebar('a', 'Deployment'));
      await reader.click(category('Guides'));
    },
    sees: (reader) => reader.seesNo(inSidebar('a', 'Deployment')),
  },
  {
    name: 'of two categories that are opened one after the other, the second stays open',
    at: doc,
    async act(reader) {
      await reader.click(category('Guides'));
      // The second one moves while the first one opens.
      await reader.sees(inSidebar('a', 'Deployment'));
      await reader.click(category('Advanced guides'));
    },
    async sees(reader) {
      await reader.sees(inSidebar('a', 'Architecture'));
      await reader.seesNo(inSidebar('a', 'Deployment'));
    },
  },
  {
    name: 'a category opens and closes with the keyboard',
    at: doc,
    async act(reader) {
      await reader.click(category('Guides'));
      await reader.sees(inSidebar('a', 'Deployment'));
      await reader.press('Enter');
    },
    sees: (reader) => reader.seesNo(inSidebar('a', 'Deployment')),
  },
  {
    name: 'the category of the page closes',
    at: doc,
    act: (reader) => reader.click(category('Getting started')),
    sees: (reader) => reader.seesNo(inSidebar('a', 'Installation')),
  },
  {
    name: 'the link of a category opens its page',
    at: doc,
    act: (reader) => reader.click(inSidebar('a', 'Guides')),
    sees: (reader) => reader.isAt(`/docs/${lastVersion}/category/guides/`),
  },
  {
    name: 'tabs with the mouse, in sync',
    at: doc,
    needsCode: true,
    act: (reader) => reader.click(tab('pnpm')),
    async sees(reader) {
      await reader.is('all groups show pnpm', () =>
        Array.from(document.querySelectorAll('[role="tab"]')).every(
          (each) => each.textContent !== 'pnpm' || each.getAttribute('aria-selected') === 'true',
        ),
      );
      await reader.sees(['[role="tabpanel"]', 'pnpm']);
    },
  },
  {
    name: 'a chosen tab is stored',
    at: doc,
    needsCode: true,
    async act(reader) {
      await reader.click(tab('Yarn'));
      await reader.hydrate();
      await reader.open(`/docs/${lastVersion}/typescript-support/`);
    },
    sees: (reader) => selectedTab(reader, 'Yarn'),
  },
  {
    name: 'tabs with the keyboard',
    at: doc,
    async act(reader) {
      await reader.click(tab('npm'));
      await reader.press('ArrowRight', 'Enter');
    },
    sees: (reader) => selectedTab(reader, 'Yarn'),
  },
  {
    name: 'code is copied',
    at: doc,
    async act(reader) {
      await reader.hover('.theme-code-block pre');
      await reader.click(['.theme-code-block button', 'Copy code']);
      await reader.sees('.theme-code-block [data-copy-state="copied"]').catch(nothing);
      await reader.press('Control+k');
      await reader.sees('input');
      await reader.press('Control+v');
    },
    needsCode: true,
    sees: (reader) =>
      reader.is('the field has the code', () =>
        Array.from(document.querySelectorAll('input')).some(({value}) =>
          value.includes('create-docusaurus'),
        ),
      ),
  },
  {
    name: 'the color mode changes from the device’s to light and dark',
    at: doc,
    async act(reader) {
      await reader.click(colorMode);
      await isMode('light')(reader);
      await reader.click(colorMode);
    },
    sees: isMode('dark'),
  },
  {
    name: 'the color mode goes around, and back to that of the device',
    at: doc,
    async act(reader) {
      for (const choice of ['light', 'dark', 'system']) {
        await reader.click(colorMode);
        await reader.until(`the choice is ${choice}`, async () => {
          const chosen = await reader.tab.run(() => document.documentElement.dataset.themeChoice);
          return chosen === choice;
        });
      }
    },
    sees: (reader) =>
      reader.is('the device decides', () => {
        const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
        const {theme} = document.documentElement.dataset;
        return theme === (isDark ? 'dark' : 'light');
      }),
  },
  {
    name: 'a chosen color mode is kept after a reload',
    at: doc,
    async act(reader) {
      await reader.click(colorMode);
      await reader.click(colorMode);
      await isMode('dark')(reader);
      await reader.open('/blog/');
    },
    sees: isMode('dark'),
  },
  {
    name: 'the announcement closes, and stays closed',
    at: doc,
    async act(reader) {
      await reader.click(['[role="banner"] button', 'Close']);
      await reader.seesNo(['[role="banner"] button', 'Close']);
      await reader.open('/blog/');
    },
    sees: (reader) => reader.seesNo(['[role="banner"] button', 'Close']),
  },
  {
    name: 'the versions open under the mouse',
    at: doc,
    act: (reader) => reader.hover(versionButton),
    sees: (reader) => reader.sees(inNavbar('a', 'All versions')),
  },
  {
    name: 'the versions open with Enter, and close with Escape',
    at: doc,
    async act(reader) {
      await reader.tab.run(() =>
        document.querySelector<HTMLElement>('.navbar .dropdown > [role="button"]')!.focus(),
      );
      await reader.press('Enter');
      await reader.sees(inNavbar('a', 'All versions'));
      await reader.press('Escape');
    },
    sees: (reader) => reader.seesNo(inNavbar('a', 'All versions')),
  },
  {
    name: 'another version opens the same page',
    at: doc,
    needsCode: true,
    async act(reader) {
      await reader.hover(versionButton);
      await reader.click(inNavbar('a', 'Canary'));
    },
    sees: (reader) => reader.isAt('/docs/installation/'),
  },
  {
    name: 'the languages open with Space, and the focus leads out of them',
    at: doc,
    async act(reader) {
      await reader.hover(languageButton);
      await reader.sees(inNavbar('ul a', 'English'));
      await reader.tab.move(600, 600);
      await reader.seesNo(inNavbar('ul a', 'English'));
      await reader.tab.run(() =>
        Array.from(document.querySelectorAll<HTMLElement>('.navbar .dropdown > [role="button"]'))
          .at(-1)!
          .focus(),
      );
      await reader.press(' ');
      await reader.sees(inNavbar('ul a', 'English'));
      await reader.press('Tab', 'Tab');
    },
    sees: (reader) => reader.seesNo(inNavbar('ul a', 'English')),
  },
  {
    name: 'details open',
    at: '/changelog/3.9.0/',
    act: (reader) => reader.click('article summary'),
    sees: (reader) => reader.sees('article details li'),
  },
  {
    name: 'a page is copied as Markdown from its menu',
    at: doc,
    async act(reader) {
      await reader.click(['main button', 'Copy page']);
      await reader.sees(['main a', 'View as Markdown']);
      await reader.click(['main button', 'Copy as Markdown']);
    },
    sees: (reader) => reader.sees(['main button', 'Copy page']),
  },
  {
    name: 'the sidebar collapses',
    at: doc,
    needsCode: true,
    act: (reader) => reader.click(['button', 'Collapse sidebar']),
    sees: (reader) => reader.sees('[aria-label="Expand sidebar"]'),
  },
];

const phone: Behavior[] = [
  {
    name: 'the menu opens with the sidebar of the docs',
    at: doc,
    act: (reader) => reader.click(menuButton),
    async sees(reader) {
      await reader.sees(inMenu('a', 'Installation'));
      await reader.isFocused('Close navigation bar');
    },
  },
  {
    name: 'the menu leads back to the main menu',
    at: doc,
    async act(reader) {
      await reader.click(menuButton);
      await reader.click(backToMain);
    },
    async sees(reader) {
      await reader.sees(inMenu('a', 'Showcase'));
      await reader.seesNo(inMenu('a', 'Installation'));
    },
  },
  {
    name: 'the menu closes with its button',
    at: doc,
    async act(reader) {
      await reader.click(menuButton);
      await reader.click(closeMenu);
    },
    sees: (reader) => reader.seesNo(closeMenu),
  },
  {
    name: 'the menu closes with Escape, and the focus comes back',
    at: doc,
    async act(reader) {
      await reader.click(menuButton);
      await reader.sees(closeMenu);
      await reader.press('Escape');
    },
    async sees(reader) {
      await reader.seesNo(closeMenu);
      await reader.isFocused('Toggle navigation bar');
    },
  },
  {
    name: 'Back closes the menu, and the page stays',
    at: doc,
    needsCode: true,
    async act(reader) {
      await reader.hydrate();
      // Back can't stay on the first page of a visit.
      await reader.click(['nav[aria-label="Docs pages"] a', 'Next']);
      await reader.isAt(`/docs/${lastVersion}/configuration/`);
      await reader.click(menuButton);
      await reader.sees(closeMenu);
      await reader.back();
    },
    async sees(reader) {
      await reader.seesNo(closeMenu);
      await reader.isAt(`/docs/${lastVersion}/configuration/`);
    },
  },
  {
    name: 'a category in the menu opens',
    at: doc,
    async act(reader) {
      await reader.click(menuButton);
      await reader.click(inMenu('summary', 'Pages in Guides'));
    },
    sees: (reader) => reader.sees(inMenu('a', 'Swizzling')),
  },
  {
    name: 'a link in the menu opens its page and closes the menu',
    at: doc,
    async act(reader) {
      await reader.click(menuButton);
      await reader.click(inMenu('a', 'Configuration'));
    },
    async sees(reader) {
      await reader.isAt(`/docs/${lastVersion}/configuration/`);
      await reader.seesNo(closeMenu);
    },
  },
  {
    name: 'a version in the menu opens its docs',
    at: '/blog/',
    needsCode: true,
    async act(reader) {
      await reader.click(menuButton);
      await reader.click(backToMain);
      await reader.click(inMenu('summary', 'Versions'));
      await reader.click(inMenu('a', olderVersion));
    },
    sees: (reader) => reader.isAt(`/docs/${olderVersion}/`),
  },
  {
    name: 'a page without a sidebar has the main menu',
    at: '/showcase/',
    act: (reader) => reader.click(menuButton),
    sees: (reader) => reader.sees(inMenu('a', 'Blog')),
  },
  {
    name: 'the contents open, and lead to a heading',
    at: doc,
    async act(reader) {
      await reader.click(contentsButton);
      await reader.click(['a[href="#requirements"]', 'Requirements']);
    },
    sees: (reader) => belowNavbar(reader, 'h2#requirements'),
  },
  {
    name: 'the color mode changes in the menu',
    at: '/showcase/',
    async act(reader) {
      await reader.click(menuButton);
      await reader.click(inMenu('button', 'Switch between dark and light mode'));
      await isMode('light')(reader);
      await reader.click(inMenu('button', 'Switch between dark and light mode'));
    },
    sees: isMode('dark'),
  },
];

const navbarIs = (reader: Reader, isHidden: boolean) =>
  reader.until(`the navbar is ${isHidden ? 'hidden' : 'in view'}`, async () => {
    const bottom = await reader.tab.run(
      () => document.querySelector('.navbar')!.getBoundingClientRect().bottom,
    );
    return bottom <= 0 === isHidden;
  });

/** Scrolls in steps, like a finger. */
async function scroll(reader: Reader, ...positions: number[]): Promise<void> {
  for (const position of positions) {
    await reader.tab.run((top) => scrollTo({top, behavior: 'instant'}), position);
    await reader.tab.run(() => new Promise((resolve) => setTimeout(resolve, 50)));
  }
}

const places: Behavior[] = [
  {
    name: 'the navbar makes way on the way down, and comes back on the way up',
    at: longest,
    async act(reader) {
      await scroll(reader, 300, 600, 900);
      await navbarIs(reader, true);
      await scroll(reader, 800, 700);
    },
    sees: (reader) => navbarIs(reader, false),
  },
  {
    name: 'a jump within the page hides the navbar',
    at: longest,
    act: (reader) => reader.click(['.theme-doc-toc-desktop a', 'Markdown']),
    sees: (reader) => navbarIs(reader, true),
  },
  {
    name: 'the button leads back to the top',
    at: longest,
    async act(reader) {
      await scroll(reader, 1000, 1500, 1400, 1300);
      await reader.click(['button', 'Scroll back to top']);
    },
    sees: (reader) => reader.is('the page is at its top', () => scrollY === 0),
  },
  {
    name: 'a jump within the page ends below the navbar',
    at: doc,
    act: (reader) => reader.click(['.theme-doc-toc-desktop a', 'Requirements']),
    sees: (reader) => belowNavbar(reader, 'h2#requirements'),
  },
  {
    name: 'a far hash on the longest page is in view',
    at: `${longest}#markdown`,
    act: nothing,
    sees: (reader) => belowNavbar(reader, '#markdown'),
  },
  {
    name: 'a hash opens details that are closed',
    at: '/tests/pages/markdown-tests-mdx/#in-a-collapsed-part',
    needsCode: true,
    act: nothing,
    sees: (reader) =>
      reader.is('the details are open', () => {
        const target = document.querySelector(location.hash);
        return !!target?.closest('details')?.open && target.getClientRects().length > 0;
      }),
  },
  {
    name: 'Back returns to where the reader was',
    at: longest,
    async act(reader) {
      await reader.tab.run(() => scrollTo({top: 3000, behavior: 'instant'}));
      await reader.is('the page is scrolled', () => Math.abs(scrollY - 3000) < 50);
      await reader.tab.run(() => void (location.href = '/license/'));
      await reader.isAt('/license/');
      await reader.back();
    },
    async sees(reader) {
      await reader.isAt(longest);
      await reader.is('the scroll position is back', () => Math.abs(scrollY - 3000) < 100);
    },
  },
  {
    name: 'a page that is missing suggests others',
    at: '/docs/instalation/',
    needsCode: true,
    act: nothing,
    sees: (reader) => reader.sees(['main a', 'Installation']),
    problems: /^$/u,
  },
  {
    name: 'a page that crashes says so, and can be tried again',
    at: '/tests/pages/crashTest/',
    needsCode: true,
    act: (reader) => reader.click(['button', 'Crash this page']),
    sees: (reader) => reader.sees(['h1', 'This page crashed']),
    problems: /on purpose/u,
  },
  {
    name: 'the focus goes through the page in order, with an outline',
    at: doc,
    async act(reader) {
      await reader.press('Tab');
      await reader.isFocused('Skip to main content');
      await reader.press('Tab');
    },
    sees: (reader) =>
      reader.is('the outline is visible', () => {
        const {outlineStyle, outlineWidth} = getComputedStyle(document.activeElement!);
        return (
          document.activeElement !== document.body &&
          outlineStyle !== 'none' &&
          parseFloat(outlineWidth) >= 1
        );
      }),
  },
  {
    name: 'the skip link leads to the content',
    at: doc,
    act: (reader) => reader.press('Tab', 'Enter', 'Tab'),
    sees: (reader) =>
      reader.is('the content has the focus', () => !!document.activeElement?.closest('main')),
  },
  {
    name: 'text at 200 % fits the window',
    at: doc,
    act: (reader) => reader.tab.run(() => void (document.documentElement.style.fontSize = '200%')),
    sees: (reader) =>
      reader.is('nothing is wider than the window', () => {
        const {scrollWidth, clientWidth} = document.documentElement;
        return scrollWidth <= clientWidth;
      }),
  },
  {
    name: 'a diagram is shown',
    at: '/docs/markdown-features/diagrams/',
    act: nothing,
    sees: (reader) => reader.sees('main img[src*=".svg"], .docusaurus-mermaid-container svg'),
  },
  {
    name: 'a diagram is drawn in the browser',
    at: '/tests/pages/diagrams/',
    needsCode: true,
    act: (reader) => reader.hydrate(),
    sees: (reader) => reader.sees('.docusaurus-mermaid-container > svg'),
  },
  {
    name: 'the live editor runs its code',
    at: '/docs/markdown-features/code-blocks/#live-code',
    needsCode: true,
    async act(reader) {
      await reader.hydrate();
      await reader.tab.run(() =>
        document.querySelector('[data-drawn-by-code]')?.scrollIntoView({block: 'center'}),
      );
    },
    sees: (reader) => reader.sees('textarea, iframe[sandbox]'),
  },
];

const searches: Behavior[] = [
  {
    name: 'the search opens with Ctrl+K and closes with Escape',
    at: doc,
    needsCode: true,
    async act(reader) {
      await reader.press('Control+k');
      await reader.sees(searchField);
      await reader.press('Escape');
    },
    sees: (reader) => reader.seesNo(searchField),
  },
  {
    name: 'the search opens with a slash, and finds what is typed',
    at: doc,
    needsCode: true,
    async act(reader) {
      await reader.press('/');
      await reader.type('deploy');
    },
    sees: (reader) => reader.sees(['.DocSearch-Hits .DocSearch-Hit', 'Deploy']),
  },
  {
    name: 'Enter opens the first result',
    at: doc,
    needsCode: true,
    async act(reader) {
      await search(reader, 'docusaurus start');
      await reader.press('Enter');
    },
    sees: (reader) => reader.is('a result is open', () => location.pathname.includes('/cli/')),
  },
  {
    name: 'the row that the arrow keys have highlighted is what Enter opens',
    at: doc,
    needsCode: true,
    async act(reader) {
      await search(reader, 'sidebar');
      await reader.press('ArrowDown', 'ArrowDown');
      const target = await reader.tab.run(() => {
        const row = document.querySelector('.DocSearch-Hit[aria-current] a');
        return row?.getAttribute('href') ?? 'no page is highlighted';
      });
      await reader.press('Enter');
      await reader.isAt(target);
    },
    sees: (reader) => reader.seesNo(searchField),
  },
  {
    name: 'a misspelt word finds its page',
    at: doc,
    needsCode: true,
    act: (reader) => search(reader, 'swizling'),
    sees: (reader) => reader.sees(['.DocSearch-Hits .DocSearch-Hit', 'Swizzl']),
  },
  {
    name: 'a question is answered from the docs',
    at: doc,
    needsCode: true,
    async act(reader) {
      await search(reader, 'How do I deploy to GitHub Pages?');
      await reader.press('Control+Enter');
    },
    sees: (reader) => reader.sees(['.DocSearch-Markdown-Content a', 'Deploy']),
  },
  {
    name: 'a search without results says so',
    at: doc,
    needsCode: true,
    async act(reader) {
      await reader.press('Control+k');
      await reader.type('zzqqxx');
    },
    sees: (reader) => reader.sees('.DocSearch-NoResults'),
  },
  {
    name: 'the search button opens the search',
    at: doc,
    needsCode: true,
    async act(reader) {
      await reader.click(['.navbar button', 'Search']);
      await reader.type('tabs');
    },
    sees: (reader) => reader.sees(['.DocSearch-Hits .DocSearch-Hit', 'Tabs']),
  },
  {
    name: 'the search page shows the results of its query',
    at: '/search/?q=sidebar',
    needsCode: true,
    act: nothing,
    sees: (reader) => reader.sees(['main a', 'Sidebar']),
  },
];

/** The most that a page may be busy at a time, in milliseconds, on a machine that others use. */
const blockLimit = 400;

const filters: Behavior[] = [
  {
    name: 'the showcase filters without a block',
    at: '/showcase/',
    needsCode: true,
    async act(reader) {
      await reader.hydrate();
      await reader.click('main input[type="search"]');
      await reader.withoutBlock(blockLimit, async () => {
        await reader.type('jest');
        await reader.press('Backspace', 'Backspace', 'Backspace', 'Backspace');
      });
      await reader.withoutBlock(blockLimit, async () => {
        await reader.click(['main button', 'Favorite']);
        await reader.click(['main button', 'Show all sites']);
      });
      await reader.click('main input[type="search"]');
      await reader.type('jest');
    },
    sees: (reader) => reader.sees(['main h3', 'Jest']),
  },
];

const offline: Behavior[] = [
  {
    name: 'kept pages are read while the server is gone',
    at: '/offline/?offlineMode=true',
    needsCode: true,
    async act(reader, {deployments}) {
      await reader.sees([
        'main p, main strong, main [role="status"]',
        'This site is kept in your browser',
      ]);
      deployments.isDown = true;
      await reader.open('/license/');
    },
    sees: (reader) => reader.sees(['h1', 'License']),
    problems: /./u,
  },
];

/** What readers do, and what they then see, in every engine. Those of `phone` in a narrow window. */
export const behaviors = {controls, phone, places, searches, filters, offline};
