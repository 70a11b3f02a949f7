// @ts-check
// What readers do with styles.
import {expect} from 'vitest';
import {part, stylesOf} from '../kit.mjs';

const css = 'src/css/custom.css';

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page: 'styling-layout',
    heading: 'fonts',
    result: 'sees the text in the new font',
    install: ({command}) => [command()],
    paste: ({prepend, sample}) => prepend(css, sample(css, '@fontsource')),
    check: async ({open}) => {
      const tab = await open('/docs/intro');
      const [family = ''] = await stylesOf(tab, 'article p', 'font-family');
      const loaded = await tab.evaluate(async () => {
        await document.fonts.ready;
        /** @type {string[]} */
        const families = [];
        document.fonts.forEach(({family, status}) => status === 'loaded' && families.push(family));
        return families.join().replaceAll('"', '');
      });
      expect(loaded).toContain(part(family, /^"?([^",]+)/u));
    },
  },
  {
    page: 'styling-layout',
    heading: 'nesting',
    result: 'sees the nested rules applied',
    paste: ({append}) => append(css),
    check: ({look}) =>
      look('/docs/intro', async (tab) => {
        const isDark = await tab.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
        const [border] = await stylesOf(tab, '.theme-layout-footer', 'border-top-width');
        expect(border).toBe(isDark ? '1px' : '0px');
        await tab.locator('.theme-layout-footer a').first().hover();
        const link = '.theme-layout-footer a';
        expect(await stylesOf(tab, link, 'text-decoration-line')).toEqual(['none']);
      }),
  },
];
