// @ts-check
// What readers do to offer versions and languages in the navbar.
import {expect} from 'vitest';
import {navbarOf} from '../../kit.mjs';

const config = 'docusaurus.config.ts';
const page = 'api/themes/theme-configuration';

/** The versions of a docs instance of its own. */
const id = 'versioned';
const ofInstance = (/** @type {string} */ code) =>
  code.replace(/type: 'docsV\w+',/u, `$& docsPluginId: '${id}',`);

/** @type {import('../../kit.mjs').Recipe[]} */
export const navbar = [
  {
    page,
    heading: 'navbar-docs-version',
    result: 'gets a link with the version that leads to a list',
    install: () =>
      ['1.0', '2.0'].map((version) => `npm run docusaurus docs:version:${id} ${version}`),
    paste: ({configure, addDocs, write}) => {
      addDocs(id, "sidebarPath: './sidebars.ts'");
      configure(config, '', ofInstance);
      write('src/pages/versions.md', '# The versions');
    },
    check: ({look}) =>
      look(`/${id}/1.0/intro`, async (tab, width) => {
        const navbar = await navbarOf(tab, width);
        await navbar.getByRole('link', {name: '1.0', exact: true}).first().click();
        await tab.getByRole('heading', {name: 'The versions', level: 1}).waitFor();
        // Outside docs, it's the latest version until the reader selects one.
        await (await navbarOf(tab, width)).getByRole('link', {name: '2.0', exact: true}).waitFor();
      }),
  },
  {
    page,
    heading: 'navbar-docs-version-dropdown',
    result: 'opens the doc in the chosen version, and finds a link to all',
    paste: ({configure}) => configure(config, '', ofInstance),
    check: ({look}) =>
      look(`/${id}/intro`, async (tab, width) => {
        const navbar = await navbarOf(tab, width);
        if (width > 996) {
          await navbar.getByRole('button', {name: '2.0 (stable)', exact: true}).click();
        } else {
          // The category is open, because it contains the current page.
          await navbar.getByText('Versions', {exact: true}).waitFor();
        }
        await navbar.getByRole('link', {name: 'All versions'}).waitFor();
        const labels = await navbar
          .getByRole('link', {name: /^(?:Next|[12]\.0.*)$/u})
          .allInnerTexts();
        expect(labels.slice(-3)).toEqual(['Next', '2.0 (stable)', '1.0']);
        await navbar.getByRole('link', {name: 'Next', exact: true}).click();
        await tab.waitForURL(`**/${id}/next/intro`);
      }),
  },
  {
    page,
    heading: 'navbar-locale-dropdown',
    result: 'opens the page in another language, and finds a link',
    paste: ({configure}) => configure(config),
    check: ({look}) =>
      look('/docs/intro', async (tab, width) => {
        const navbar = await navbarOf(tab, width);
        await navbar.getByRole('button', {name: width < 997 ? 'Languages' : 'English'}).click();
        await navbar.getByRole('link', {name: /^Help us translate/u}).waitFor();
        await navbar.getByRole('link', {name: /^français$/iu}).click();
        await tab.waitForURL(/\/fr\/docs\/intro$/u);
      }),
  },
];
