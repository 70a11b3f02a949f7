// @ts-check
// What readers do to write a search bar of their own.
import {expect} from 'vitest';

const page = 'search';
const file = 'src/theme/SearchBar/index.tsx';

/** @type {import('../../kit.mjs').Recipe} */
export const form = {
  page,
  heading: 'external-search',
  result: 'sends readers to another search page',
  paste: ({paste}) => paste(file),
  check: ({look}) =>
    look('/docs/intro', async (tab) => {
      const request = tab.waitForRequest('https://search.example.com/**');
      await tab.getByRole('searchbox', {name: 'Search'}).fill('tea');
      await tab.keyboard.press('Enter');
      expect((await request).url()).toBe('https://search.example.com/?q=tea');
    }),
};

/** @type {import('../../kit.mjs').Recipe} */
export const ownIndex = {
  page,
  heading: 'own-index',
  result: 'finds docs by their titles, also long ones',
  paste: ({paste, addPlugins, write}) => {
    write('docs/long-title.mdx', `# A quokka ${'and another one '.repeat(6)}`);
    paste('src/plugins/doc-titles.ts');
    addPlugins("'./src/plugins/doc-titles.ts'");
    paste(file);
  },
  check: ({look}) =>
    look('/docs/intro', async (tab, width) => {
      const field = tab.getByRole('searchbox', {name: 'Search'});
      const hitOf = (/** @type {string} */ name) =>
        tab.getByRole('search').getByRole('link', {name});
      await field.fill('quokka');
      const box = await hitOf('A quokka').boundingBox();
      expect(Number(box?.x)).toBeGreaterThanOrEqual(0);
      expect(Number(box?.x) + Number(box?.width)).toBeLessThanOrEqual(width);
      await field.fill('create PAGE');
      await hitOf('Create a Page').click();
      await tab.getByRole('heading', {name: 'Create a Page', level: 1}).waitFor();
      expect(await field.inputValue()).toBe('');
    }),
};
