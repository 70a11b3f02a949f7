// @ts-check
// What readers do with styles, theme components, and code blocks. `content.mjs` says how to add a
// recipe.
import {expect} from 'vitest';
import {part, stylesOf} from './kit.mjs';

const config = 'docusaurus.config.ts';
const css = 'src/css/custom.css';
/** Too large for the build to inline it. */
const recording = 'x'.repeat(20_000);

/** @type {import('./kit.mjs').Recipe[]} */
export const appearance = [
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
  {
    page: 'i18n/introduction',
    heading: 'rtl',
    result: 'sees English sentences end on the right and Persian ones on the left',
    paste: ({append, replace, write}) => {
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
    page: 'guides/markdown-features/assets',
    heading: 'media',
    result: 'gets players that fit into the page',
    paste: ({sample, write}) => {
      const frame = sample('docs/intro.mdx', '<iframe').replace(/https:[^"]+/u, '/blog');
      write('docs/media.mdx', `${sample('docs/intro.mdx', '<video')}\n${frame}`);
      write('docs/tour.mp4', recording);
      write('docs/podcast.mp3', recording);
      write('static/tour.vtt', 'WEBVTT');
    },
    check: ({look}) =>
      look('/docs/media', async (tab, width) => {
        expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        for (const player of ['video', 'article iframe']) {
          const box = await tab.locator(player).boundingBox();
          expect(Number(box?.width) / Number(box?.height), player).toBeCloseTo(16 / 9, 1);
        }
      }),
  },
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
  {
    page: 'guides/markdown-features/code-blocks',
    heading: 'custom-magic-comments',
    result: 'sees marked lines, with and without line numbers',
    paste: ({sample, replace, append, write}) => {
      const list = part(sample('docusaurus.config.js'), /magicComments: \[[\s\S]*?^ {6}\],/mu);
      replace(config, 'prism: {', `prism: {\n${list}`);
      append(css);
      const block = sample('docs/intro.mdx');
      write('docs/magic.mdx', `${block}\n\n${block.replace('```js', '```js showLineNumbers')}`);
    },
    check: ({look}) =>
      look('/docs/magic', async (tab) => {
        for (const [index, display] of ['block', 'table-row'].entries()) {
          const lines = await tab
            .locator('pre')
            .nth(index)
            .locator('.token-line')
            .evaluateAll((all) =>
              all.map((line) => {
                const style = getComputedStyle(line);
                return [style.display, style.backgroundColor];
              }),
            );
          const [error, added] = ['rgba(248, 81, 73, 0.25)', 'rgba(63, 185, 80, 0.25)'];
          expect(lines).toEqual([error, added, added, added].map((color) => [display, color]));
        }
      }),
  },
  {
    page: 'guides/markdown-features/code-blocks',
    heading: 'npm2yarn',
    result: 'gets a tab with the commands for Deno',
    install: ({command}) => [command(1), command(2)],
    paste: ({paste, declare, setPluginOptions, write}) => {
      paste('npm2yarn.js');
      declare(
        "import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';\n" +
          "import {npm2yarnOptions} from './npm2yarn';",
      );
      setPluginOptions('docs', 'remarkPlugins: [[npm2yarn, npm2yarnOptions]],');
      const commands = ['npm install --save-dev raw-loader', 'npm install a b', 'npm run build'];
      write('docs/deno.mdx', commands.map((c) => `\`\`\`bash npm2yarn\n${c}\n\`\`\``).join('\n\n'));
    },
    check: async ({open}) => {
      const panels = (await open('/docs/deno')).locator('[role=tabpanel]:last-child');
      const commands = (await panels.allTextContents()).map((text) => text.trim());
      expect(commands).toEqual(['deno add --dev raw-loader', 'deno add a b', 'deno task build']);
    },
  },
];
