import {lastVersion} from '../../support/versions';
import type {Reader, Target} from '../reader';
import {type Behavior, category, doc, inSidebar, isMode, nothing, tab} from './common';

const inNavbar = (selector: string, name: string): Target => [`.navbar ${selector}`, name];
const colorMode: Target = ['.navbar button', 'Switch between dark and light mode'];
const versionButton = inNavbar('[role="button"]', lastVersion);
const languageButton = inNavbar('[role="button"]', 'English');

const selectedTab = (reader: Reader, name: string) =>
  reader.sees(['[role="tab"][aria-selected="true"]', name]);

export const controls: Behavior[] = [
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
