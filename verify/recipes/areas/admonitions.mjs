// @ts-check
// What readers do with admonitions.
import {expect} from 'vitest';
import {part, stylesOf} from '../kit.mjs';

const config = 'docusaurus.config.ts';
const css = 'src/css/custom.css';

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page: 'guides/markdown-features/admonitions',
    heading: 'custom-types',
    result: 'sees both types, with an icon in the color of the text',
    paste: ({sample, paste, append, write, declare, setPluginOptions, replace}) => {
      declare(part(sample(config), /const admonitions = .*;/u));
      setPluginOptions('docs', 'admonitions,');
      setPluginOptions('blog', 'admonitions,');
      replace(config, '        docs: {', '        pages: {admonitions},\n        docs: {');
      paste('src/theme/Admonition/Types.tsx');
      append(css);
      write('docs/admonitions.mdx', sample('docs/intro.mdx'));
    },
    check: ({look}) =>
      look('/docs/admonitions', async (tab) => {
        const [example, deprecated] = await tab.locator('.theme-admonition').allInnerTexts();
        expect(example).toMatch(/example/iu);
        expect(deprecated).toMatch(/version 1/iu);
        const [fill, text] = [
          await stylesOf(tab, '.deprecated svg', 'fill'),
          await stylesOf(tab, '.deprecated', 'color'),
        ];
        expect(fill).toEqual(text);
        expect(text).toEqual(await stylesOf(tab, 'article', 'color'));
        expect(await stylesOf(tab, '.deprecated', 'background-color')).not.toEqual([
          'rgba(0, 0, 0, 0)',
        ]);
      }),
  },
];
