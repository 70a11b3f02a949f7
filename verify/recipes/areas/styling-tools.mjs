// @ts-check
// What readers do with tools that process styles.
import {expect} from 'vitest';
import {type} from '../../tutorials/terminal.mjs';
import {stylesOf} from '../kit.mjs';

const config = 'docusaurus.config.ts';
const css = 'src/css/custom.css';

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page: 'styling-layout',
    heading: 'nesting',
    result: 'sees the nested rules applied',
    paste: ({append}) => append(css),
    check: ({look}) =>
      look('/docs/intro', async (tab, _, isDark) => {
        const [border] = await stylesOf(tab, '.theme-layout-footer', 'border-top-width');
        expect(border).toBe(isDark ? '1px' : '0px');
        await tab.locator('.theme-layout-footer a').first().hover();
        const link = '.theme-layout-footer a';
        expect(await stylesOf(tab, link, 'text-decoration-line')).toEqual(['none']);
      }),
  },
  {
    page: 'styling-layout',
    heading: 'sass',
    result: 'can use Sass in stylesheets and in modules',
    install: ({command}) => [command()],
    paste: ({configure, paste, write}) => {
      const own = "'./src/css/custom.scss'";
      configure(config, own, (code) => code.replace(own, `['./src/css/custom.css', ${own}]`));
      paste('src/types/sass.d.ts');
      const brand = '$brand: rebeccapurple;\n\n';
      write('src/css/custom.scss', `${brand}.sass { --ifm-link-color: #{$brand}; }`);
      write('src/components/Sass/styles.module.scss', `${brand}.box { a { color: $brand; } }`);
      const code = `import styles from './styles.module.scss';

export default function Sass() {
  return <p className={styles.box}><a className="module" href="/">Module</a></p>;
}`;
      write('src/components/Sass/index.tsx', code);
      const use = "import Sass from '@site/src/components/Sass';\n\n<Sass />";
      write('docs/sass.mdx', `${use}\n\n<p className="sass">[Global](/)</p>`);
    },
    check: async ({open, site}) => {
      const tab = await open('/docs/sass');
      const purple = 'rgb(102, 51, 153)';
      expect(await stylesOf(tab, 'article .module', 'color')).toEqual([purple]);
      expect(await stylesOf(tab, 'article .sass a', 'color')).toEqual([purple]);
      await type(['npx tsc'], {cwd: site});
    },
  },
  {
    page: 'styling-layout',
    heading: 'postcss',
    result: 'can use utility classes that follow the color mode, and reset some components',
    install: ({command}) => [command()],
    paste: ({configure, paste, prepend, sample, write}) => {
      paste('src/plugins/tailwind.ts');
      configure(config);
      // The second sample has the imports of the first one.
      const others = sample(css, '@custom-variant').replaceAll(/^@import.*$/gmu, '');
      prepend(css, `${sample(css, '@layer base')}\n${others}`);
      const lists = ['m-0', 'reset'].map((name) => `<ul className="${name}"><li>1</li></ul>`);
      write(
        'docs/tailwind.mdx',
        `${sample('docs/intro.mdx')}

${lists[0]}

<div className="reset">
  ${lists[1]}
  <button type="button" className="p-4">Save</button>
</div>`,
      );
    },
    check: ({look}) =>
      look('/docs/tailwind', async (tab, width, isDark) => {
        const box = 'article .rounded-lg';
        const styles = await stylesOf(
          tab,
          box,
          'padding-top',
          'border-top-left-radius',
          'background-color',
        );
        const [light, dark] = ['rgb(223, 242, 254)', 'rgb(2, 74, 112)'];
        expect(styles).toEqual(['16px', '8px', isDark ? dark : light]);
        // It overrides the theme, without the reset that would remove the bullets.
        expect(await stylesOf(tab, 'article ul.m-0', 'margin-bottom', 'list-style-type')).toEqual([
          '0px',
          'disc',
        ]);
        expect(await stylesOf(tab, '.reset ul', 'list-style-type')).toEqual(['none']);
        const button = await stylesOf(tab, '.reset button', 'border-top-width', 'padding-top');
        expect(button).toEqual(['0px', '16px']);
        const container = await tab.locator('main .container').boundingBox();
        expect(Number(container?.width)).toBeGreaterThan(width / 2);
      }),
  },
  {
    page: 'styling-layout',
    heading: 'cascade-layers',
    result: 'overrides styles of the theme with a plain selector',
    paste: ({configure, read, write}) => {
      configure(config, 'useCssCascadeLayers');
      // The theme's selector is more specific, so this only applies with layers.
      write(css, `${read(css)}\n:where(.pagination-nav__link) { border-width: 7px; }`);
    },
    check: async ({open}) => {
      const tab = await open('/docs/intro');
      expect(await stylesOf(tab, '.pagination-nav__link', 'border-top-width')).toEqual(['7px']);
    },
  },
];
