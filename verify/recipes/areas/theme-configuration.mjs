// @ts-check
// What readers do with the theme configuration.
import {expect} from 'vitest';
import {part, stylesOf} from '../kit.mjs';

const config = 'docusaurus.config.ts';
const css = 'src/css/custom.css';

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page: 'api/themes/theme-configuration',
    heading: 'announcement-bar',
    result: 'gets a bar whose close button has the color of the text',
    paste: ({sample, setThemeOptions, append}) => {
      setThemeOptions(sample(config).replace('/blog/version-2', '/blog'));
      append(css);
    },
    check: ({look}) =>
      look('/docs/intro', async (tab) => {
        const bar = '.theme-announcement-bar';
        const [text = ''] = await stylesOf(tab, bar, 'color');
        expect(await stylesOf(tab, `${bar} .close`, 'color', 'opacity')).toEqual([text, '1']);
        expect(await stylesOf(tab, bar, 'background-color')).not.toEqual([text]);
      }),
  },
  {
    page: 'api/themes/theme-configuration',
    heading: 'navbar-custom',
    result: 'gets an item that looks like the others, in the navbar or in the menu',
    paste: ({sample, paste, replace}) => {
      const item = part(sample(config), /items: \[(\{.*\})\]/u);
      const blog = "{to: '/blog', label: 'Blog', position: 'left'},";
      replace(config, blog, `${blog}\n${item},`);
      paste('src/components/StatusNavbarItem.tsx');
      paste('src/theme/NavbarItem/ComponentTypes.tsx');
    },
    check: ({look}) =>
      look('/docs/intro', async (tab, width) => {
        const isSmall = width < 997;
        const place = isSmall ? '.navbar-sidebar' : '.navbar__items';
        if (isSmall) {
          expect(await tab.getByRole('button', {name: 'Status'}).count()).toBe(0);
          await tab.locator('.navbar__toggle').click();
          await tab.getByRole('button', {name: 'Back to main menu'}).click();
        }
        const item = tab.locator(place).getByRole('button', {name: 'Status'});
        await item.waitFor();
        const [mine, other] = [`${place} button:text("Status")`, `${place} a[href="/blog"]`];
        const properties = ['color', 'font-family', 'font-size', 'background-color'];
        expect(await stylesOf(tab, mine, ...properties)).toEqual(
          await stylesOf(tab, other, ...properties),
        );
        await item.click();
        expect(await item.innerText()).toContain('all systems operational');
      }),
  },
];
