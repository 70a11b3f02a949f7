// @ts-check
// What readers do to translate the theme and the sidebar.
import {expect} from 'vitest';

const config = 'docusaurus.config.ts';
const page = 'api/themes/theme-configuration';
const theme = 'i18n/fr/docusaurus-theme-classic';

/**
 * Replaces messages of a file that the command has written by those of a sample.
 *
 * @param {Pick<import('../../kit.mjs').Hands, 'read' | 'write' | 'sample'>} hands
 * @param {string} file
 * @param {(json: string) => string} change
 * @throws when the command hasn't written one of them
 */
const addMessages = ({read, write, sample}, file, change = (json) => json) => {
  const written = JSON.parse(read(file));
  const translated = JSON.parse(change(sample(file)));
  expect(Object.keys(written)).toEqual(expect.arrayContaining(Object.keys(translated)));
  write(file, JSON.stringify({...written, ...translated}));
};

/** @type {import('../../kit.mjs').Recipe[]} */
export const translations = [
  {
    page,
    heading: 'untranslated',
    result: 'reads the announcement in the language of the page',
    paste: ({paste, declare, setThemeOptions}) => {
      paste('config/announcement-bar.ts');
      declare("import {announcementBar} from './config/announcement-bar';");
      setThemeOptions('announcementBar,');
    },
    check: async ({open}) => {
      for (const [route, text] of [
        ['/docs/intro', 'Version 2 is out.'],
        ['/fr/docs/intro', 'La version 2 est sortie.'],
      ]) {
        const bar = (await open(String(route))).locator('.theme-announcement-bar');
        expect((await bar.innerText()).trim()).toContain(text);
      }
    },
  },
  {
    page: 'guides/docs/sidebar/items',
    heading: 'key',
    result: 'can translate two categories with the same label',
    paste: ({sample, write, addDocs}) => {
      write('sidebars-keys.js', sample('sidebars.js'));
      addDocs('keys', "sidebarPath: './sidebars-keys.js'");
    },
    check: async ({read, open}) => {
      const file = 'i18n/fr/docusaurus-plugin-content-docs-keys/current.json';
      expect(Object.keys(JSON.parse(read(file)))).toEqual(
        expect.arrayContaining([
          'sidebar.tutorialSidebar.category.advanced-basics',
          'sidebar.tutorialSidebar.category.advanced-extras',
        ]),
      );
      const items = (await open('/fr/keys/intro')).locator(
        '.theme-doc-sidebar-menu .menu__link--sublist',
      );
      expect(await items.allInnerTexts()).toEqual(['Advanced', 'Advanced']);
    },
  },
  {
    page: 'guides/docs/sidebar/index',
    heading: 'translate',
    result: 'reads the label of a category in French',
    paste: async ({command, replace, run, ...hands}) => {
      replace(config, "locales: ['en']", "locales: ['en', 'fr']");
      await run(command());
      const file = 'i18n/fr/docusaurus-plugin-content-docs/current.json';
      addMessages(hands, file, (json) => json.replaceAll('Basics', 'Tutorial - Basics'));
    },
    check: async ({open}) => {
      const menu = (await open('/fr/docs/intro')).locator('.theme-doc-sidebar-menu');
      const labels = await menu.locator('.menu__link--sublist').allInnerTexts();
      expect(labels).toEqual(['Les bases', 'Tutorial - Extras']);
    },
  },
  {
    page,
    heading: 'translation-files',
    result: 'reads the navbar in French',
    paste: async ({command, run, ...hands}) => {
      await run(command());
      addMessages(hands, `${theme}/navbar.json`);
      addMessages(hands, `${theme}/footer.json`);
    },
    check: ({look}) =>
      look('/fr/docs/intro', async (tab, width) => {
        expect(await tab.locator('.navbar__title').first().innerText()).toBe('Mon site');
        if (width > 996) {
          const link = tab.locator('.navbar').getByRole('link', {name: 'Tutoriel', exact: true});
          await link.waitFor();
        }
        const logo = tab.locator('.navbar__logo img').filter({visible: true});
        expect(await logo.first().getAttribute('alt')).toBe('Logo de mon site');
        const footer = await tab.locator('.theme-layout-footer').innerText();
        expect(footer).toContain('Documentation');
        expect(footer).toContain('Actualités');
        expect(footer).toContain('Mon entreprise');
      }),
  },
  {
    page,
    heading: 'code-translations',
    result: 'reads another label in French, and the other ones of the theme',
    paste: (hands) => addMessages(hands, 'i18n/fr/code.json'),
    check: async ({open}) => {
      const tab = await open('/fr/docs/intro');
      expect(await tab.locator('.theme-edit-this-page').innerText()).toBe('Corriger cette page');
      expect(await tab.locator('.pagination-nav__sublabel').first().innerText()).toBe('Suivant');
    },
  },
];
