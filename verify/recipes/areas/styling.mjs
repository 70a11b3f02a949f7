// @ts-check
// What readers do with styles.
import {expect} from 'vitest';
import {contrastOf, part, stylesOf} from '../kit.mjs';

const config = 'docusaurus.config.ts';
const css = 'src/css/custom.css';

export const completePages = ['styling-layout'];

/**
 * The families of the fonts that a page has loaded.
 *
 * @param {import('../kit.mjs').Tab} tab
 */
const loadedFonts = (tab) =>
  tab.evaluate(async () => {
    await document.fonts.ready;
    /** @type {string[]} */
    const families = [];
    document.fonts.forEach(({family, status}) => status === 'loaded' && families.push(family));
    return families.join().replaceAll('"', '');
  });

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
      const loaded = await loadedFonts(tab);
      expect(loaded).toContain(part(family, /^"?([^",]+)/u));
    },
  },
  {
    page: 'styling-layout',
    heading: 'fonts',
    result: 'sees headings in a font that is a file',
    install: () => [
      'cp node_modules/@fontsource/inter/files/inter-latin-700-normal.woff2 static/fonts/my-font.woff2',
    ],
    paste: ({append, write}) => {
      append(css, '@font-face');
      write('static/fonts/about.txt', 'The font is a copy of another one.');
    },
    check: async ({open}) => {
      const tab = await open('/docs/intro');
      const [family] = await stylesOf(tab, 'article h1', 'font-family');
      expect(family).toMatch(/^"?My Font/u);
      expect(await loadedFonts(tab)).toContain('My Font');
    },
  },
  {
    page: 'styling-layout',
    heading: '',
    result: 'sees links in the new colors',
    paste: ({append}) => append(css),
    check: ({look}) =>
      look('/docs/intro', async (tab, _, isDark) => {
        const [color] = await stylesOf(tab, 'article p a', 'color');
        expect(color).toBe(isDark ? 'rgb(229, 156, 196)' : 'rgb(154, 59, 110)');
      }),
  },
  {
    page: 'styling-layout',
    heading: 'global-css',
    result: 'gets the rules of several files in their order',
    paste: ({configure, write}) => {
      const own = "'./src/css/custom.css'";
      configure(config, own, (code) => code.replace(own, `[${own}, './src/css/more.css']`));
      write('src/css/more.css', '.global-css { --ifm-h1-font-size: 30px; --ifm-hr-height: 5px; }');
      write('docs/global-css.mdx', '<hr className="global-css" />');
    },
    check: async ({open}) => {
      const tab = await open('/docs/global-css');
      expect(await stylesOf(tab, 'hr', 'height')).toEqual(['5px']);
      expect(await stylesOf(tab, 'html', '--docusaurus-highlighted-code-line-bg')).not.toEqual([
        '',
      ]);
    },
  },
  {
    page: 'styling-layout',
    heading: 'variables',
    result: 'gets a round and large button',
    paste: ({block, write}) => write('docs/variables.mdx', block('<button')),
    check: ({look}) =>
      look('/docs/variables', async (tab) => {
        expect(await stylesOf(tab, 'article .button', 'border-radius')).toEqual(['32px']);
      }),
  },
  {
    page: 'styling-layout',
    heading: 'dark-mode',
    result: 'sees own colors and another image in dark mode',
    paste: ({append, sample, write}) => {
      append(css);
      const image = '<img className="screenshot" src="/img/logo.svg" alt="" />';
      write('docs/dark-mode.mdx', `${sample('docs/intro.mdx')}\n\n${image}`);
      const draw = (/** @type {string} */ color) =>
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${color}" d="M0 0h9v9"/></svg>`;
      write('static/img/diagram.svg', draw('black'));
      write('static/img/diagram-dark.svg', draw('white'));
    },
    check: ({look}) =>
      look('/docs/dark-mode', async (tab, _, isDark) => {
        const image = tab.getByRole('img', {name: 'How it works'});
        expect(await image.getAttribute('src')).toContain(isDark ? 'diagram-dark' : 'diagram.svg');
        const colors = [
          await stylesOf(tab, 'html', 'background-color'),
          await stylesOf(tab, '.navbar', 'background-color'),
          await stylesOf(tab, '.screenshot', 'filter'),
        ];
        expect(colors.flat()).toEqual(
          isDark
            ? ['rgb(20, 23, 28)', 'rgb(29, 34, 41)', 'brightness(0.8)']
            : ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)', 'none'],
        );
      }),
  },
  {
    page: 'styling-layout',
    heading: 'theme-classes',
    result: 'styles the footer, code blocks, and an item of the navbar',
    paste: ({append, configure, write}) => {
      append(css);
      append(css, '::before');
      write(
        'static/img/github.svg',
        '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>',
      );
      configure('', 'header-github-link');
      write('docs/theme-classes.mdx', '```js\nconst a = 1;\n```');
    },
    check: ({look}) =>
      look('/docs/theme-classes', async (tab, width) => {
        const footer = '.theme-layout-footer';
        const [color] = await stylesOf(tab, 'article code .token, a.footer__link-item', 'color');
        expect(color).not.toBe('');
        expect(await stylesOf(tab, footer, 'border-top-width')).toEqual(['3px']);
        expect(await stylesOf(tab, '.theme-code-block', 'border-left-width')).toEqual(['1px']);
        if (width > 996) {
          const item = tab.locator('.navbar .header-github-link');
          expect(await item.getAttribute('aria-label')).toBe('GitHub');
          const [text, icon] = await item.evaluate((element) => {
            const {backgroundColor, maskImage, width: size} = getComputedStyle(element, '::before');
            return [getComputedStyle(element).color, {backgroundColor, maskImage, size}];
          });
          expect(icon).toMatchObject({backgroundColor: text, size: '24px'});
          expect(icon).toHaveProperty('maskImage', expect.stringContaining('url('));
        }
      }),
  },
  {
    page: 'styling-layout',
    heading: 'one-page',
    result: 'sees larger text in blog posts, and in nothing else',
    paste: ({append}) => append(css),
    check: async ({look}) => {
      const sizes = /** @type {const} */ ([
        ['/blog/welcome', '17.6px'],
        ['/docs/intro', '16px'],
      ]);
      for (const [route, size] of sizes) {
        await look(route, async (tab) => {
          expect(await stylesOf(tab, '.markdown', 'font-size')).toEqual([size]);
        });
      }
    },
  },
  {
    page: 'styling-layout',
    heading: 'css-modules',
    result: 'gets a component with its own styles',
    paste: ({paste, write}) => {
      paste('src/components/Price/styles.module.css');
      paste('src/components/Price/index.tsx');
      const use = "import Price from '@site/src/components/Price';\n\n<Price value={9} />";
      write('docs/css-modules.mdx', use);
    },
    check: ({look}) =>
      look('/docs/css-modules', async (tab, _, isDark) => {
        const price = 'article p:has(> .badge)';
        expect(await stylesOf(tab, price, 'opacity')).toEqual([isDark ? '0.9' : '1']);
        expect(await stylesOf(tab, `${price} .badge`, 'vertical-align')).toEqual(['middle']);
        expect(await tab.locator(price).innerText()).toBe('$9 sale');
      }),
  },
  {
    page: 'styling-layout',
    heading: 'layout',
    result: 'sees a wider page, and smaller text on a phone',
    paste: ({append}) => {
      append(css);
      append('src/components/Price/styles.module.css');
    },
    check: ({look, open}) =>
      look('/docs/css-modules', async (tab, width) => {
        const size = await stylesOf(tab, 'article p:has(> .badge)', 'font-size');
        expect(size).toEqual([width > 996 ? '24px' : '19.2px']);
        if (width > 996) {
          const sidebar = await tab.locator('.theme-doc-sidebar-container').boundingBox();
          expect(sidebar?.width).toBe(260);
          const wide = await open('/docs/css-modules', {width: 2200});
          const content = await wide.locator('main .container').boundingBox();
          expect(content?.width).toBe(1600);
        }
      }),
  },
  {
    page: 'styling-layout',
    heading: 'bootstrap',
    result: 'can use utility classes, which leave the theme as it is',
    install: () => ['npm install bootstrap'],
    paste: ({prepend, sample, write}) => {
      prepend(css, sample(css));
      write('docs/bootstrap.mdx', '<p className="text-end fw-bold">Right</p>\n\n[Link](/)');
    },
    check: ({look}) =>
      look('/docs/bootstrap', async (tab) => {
        const styles = await stylesOf(tab, 'article .text-end', 'text-align', 'font-weight');
        expect(styles).toEqual(['right', '700']);
        const link = await stylesOf(tab, 'article p > a', 'text-decoration-line');
        expect(link).toEqual(['none']);
      }),
  },
  {
    page: 'styling-layout',
    heading: 'rtl-print',
    result: 'prints all tabs and closed details',
    paste: ({append, write}) => {
      append(css);
      write(
        'docs/print.mdx',
        `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs>
<TabItem value="one">First tab</TabItem>
<TabItem value="two">Second tab</TabItem>
</Tabs>

<details>
<summary>More</summary>

Closed details

</details>`,
      );
    },
    check: async ({open}) => {
      const tab = await open('/docs/print');
      for (const text of ['Second tab', 'Closed details']) {
        const hidden = tab.locator('article').getByText(text);
        expect(await hidden.isVisible(), `${text} on a screen`).toBe(false);
        await tab.emulateMedia({media: 'print'});
        expect(await hidden.isVisible(), `${text} in print`).toBe(true);
        await tab.emulateMedia({media: 'screen'});
      }
    },
  },
  {
    page: 'styling-layout',
    heading: 'accessibility',
    result: 'sees the skip link and the focus ring in the new colors, and more contrast on request',
    paste: ({append, write}) => {
      append(css);
      const text = {'theme.common.skipToMainContent': {message: 'Skip the menu'}};
      write('i18n/en/code.json', JSON.stringify(text));
    },
    check: ({look}) =>
      look('/docs/intro', async (tab) => {
        const link = "a[href='#__docusaurus_skipToContent_fallback']";
        expect(await tab.locator(link).innerText()).toBe('Skip the menu');
        await tab.keyboard.press('Tab');
        const [primary] = await stylesOf(tab, 'article p a', 'color');
        const styles = ['background-color', 'outline-width', 'outline-color'];
        expect(await stylesOf(tab, link, ...styles)).toEqual([primary, '3px', primary]);
        const contrast = await contrastOf(tab, link, link);
        expect(contrast).toBeGreaterThan(4.5);
        await tab.emulateMedia({contrast: 'more', reducedMotion: 'reduce'});
        await expect.poll(() => contrastOf(tab, link, link)).toBeGreaterThan(contrast);
        expect(await stylesOf(tab, 'html', '--ifm-transition-fast')).toEqual(['0ms']);
      }),
  },
];
