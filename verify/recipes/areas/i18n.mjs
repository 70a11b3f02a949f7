// @ts-check
// What readers do with locales: a site in English, French, and Persian.
import {expect} from 'vitest';
import {installFaster, turnOnFaster} from '../use-faster.mjs';
import {smallBuilds} from './i18n/small-builds.mjs';
import {tutorial} from './i18n/tutorial.mjs';
import {workflows} from './i18n/workflows.mjs';

const page = 'i18n/introduction';
const config = 'docusaurus.config.ts';
const css = 'src/css/custom.css';

/** @type {import('../kit.mjs').Recipe[]} */
const introduction = [
  {
    page,
    heading: 'rtl',
    result: 'sees English sentences end on the right and Persian ones on the left',
    // The site is built in several languages.
    paste: async (hands) => {
      const {append, replace, run, write} = hands;
      await run(...installFaster(hands));
      turnOnFaster(hands);
      replace(config, "locales: ['en']", "locales: ['en', 'fa']");
      append(css);
      const english = '# Is this English?\n\nA sentence in English.\n\n- An item, too.';
      write('docs/bidi.mdx', `${english}\n\nاین یک جمله است.`);
    },
    check: ({look}) =>
      look('/fa/docs/bidi', async (tab) => {
        const ends = await tab.locator('.markdown :is(h1, p, li)').evaluateAll((all) =>
          all.map(({firstChild}) => {
            const text = /** @type {Text} */ (firstChild);
            const leftOf = (/** @type {number} */ index) => {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + 1);
              return range.getBoundingClientRect().left;
            };
            return leftOf(text.length - 1) > leftOf(text.length - 3) ? 'right' : 'left';
          }),
        );
        expect(ends).toEqual(['right', 'right', 'right', 'left']);
      }),
  },
  {
    page,
    heading: '',
    result: 'gets to a page in another language with the menu',
    paste: ({configure}) => configure(config),
    check: async ({open}) => {
      const tab = await open('/docs/tutorial-basics/create-a-page');
      const menu = tab.locator('.navbar .dropdown');
      await menu.hover();
      await menu.getByRole('link', {name: 'Français'}).click();
      await tab.waitForURL('**/fr/docs/tutorial-basics/create-a-page');
      expect(await tab.locator('.pagination-nav__link--next').innerText()).toContain('Suivant');
      expect(await tab.locator('h1').innerText()).toBe('Create a Page');
      await tab.context().close();
    },
  },
  {
    page,
    heading: 'files',
    result: 'translates one label of the navbar, and keeps the others',
    paste: ({sample, write}) => {
      const file = 'docusaurus-theme-classic/navbar.json';
      write(`i18n/fa/${file}`, sample(`i18n/fr/${file}`));
    },
    check: async ({open}) => {
      const tab = await open('/fa/docs/bidi');
      const navbar = tab.locator('.navbar');
      await navbar.getByRole('link', {name: 'Tutoriel'}).waitFor();
      expect(await navbar.getByRole('link', {name: 'Blog'}).count()).toBe(1);
      await tab.context().close();
    },
  },
  {
    page,
    heading: 'code',
    result: 'shows dates in the language of the page',
    paste: ({paste, show}) => {
      paste('src/components/LocalDate.tsx');
      show('local-date', 'src/components/LocalDate.tsx', '<LocalDate date="2026-03-01" />');
    },
    check: async ({open}) => {
      for (const [route = '', date] of [
        ['/local-date', 'Sunday, March 1, 2026'],
        ['/fr/local-date', 'dimanche 1 mars 2026'],
      ]) {
        const tab = await open(route);
        expect(await tab.locator('time').innerText()).toBe(date);
        await tab.context().close();
      }
    },
  },
];

/** @type {import('../kit.mjs').Recipe} */
const anotherLanguage = {
  page: 'playground',
  heading: 'try-locale',
  result: 'gets a French site whose text is English',
  // The first recipe adds more languages to the same list.
  paste: () => {},
  check: ({html, text}) => {
    expect(text('/fr/docs/tutorial-basics/create-a-document')).toContain('Suivant');
    expect(html('/fr/docs/tutorial-basics/create-a-document')).toContain('Create a Document');
    expect(text('/docs/tutorial-basics/create-a-document')).not.toContain('Suivant');
  },
};

export const completePages = [page, 'i18n/tutorial'];

export const recipes = [
  ...introduction,
  ...tutorial,
  ...smallBuilds,
  ...workflows,
  anotherLanguage,
];
