// @ts-check
// What readers do with admonitions and tabs.
import {expect} from 'vitest';
import {contrastOf, part, stylesOf} from '../kit.mjs';

const config = 'docusaurus.config.ts';
const css = 'src/css/custom.css';

const guide = 'guides/markdown-features/admonitions';
const tabsGuide = 'guides/markdown-features/tabs';

/** @typedef {import('../kit.mjs').Tab} Tab */

/** The samples of the tabs guide omit the imports, as it says. */
const imports = "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n";

/** The text of the selected tabs of a page. */
const shown = (/** @type {Tab} */ tab) =>
  tab.locator('article [role=tabpanel]').filter({visible: true}).allInnerTexts();

const select = (/** @type {Tab} */ tab, /** @type {string} */ name, index = 0) =>
  tab.getByRole('tab', {name}).nth(index).click();

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page: guide,
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
    page: guide,
    heading: '',
    result: 'sees five boxes, whose text stays readable',
    paste: ({sample, write}) => write('docs/boxes.mdx', sample('docs/intro.mdx')),
    check: ({look}) =>
      look('/docs/boxes', async (tab) => {
        const boxes = await tab.locator('.theme-admonition > :first-child').allInnerTexts();
        const types = ['note', 'tip', 'info', 'warning', 'danger'];
        expect(boxes.map((text) => text.trim().toLowerCase())).toEqual(types);
        for (const type of types) {
          const box = `.theme-admonition-${type}`;
          expect(await contrastOf(tab, box, box), type).toBeGreaterThan(4.5);
        }
      }),
  },
  {
    page: guide,
    heading: 'title',
    result: 'sees titles with Markdown, and one without a text',
    paste: ({block, write}) =>
      write('docs/boxes-title.mdx', `${block('[Check your')}\n\n${block('[The blog')}`),
    check: async ({open}) => {
      const titles = (await open('/docs/boxes-title')).locator('.theme-admonition > :first-child');
      expect((await titles.allTextContents()).map((text) => text.trim())).toEqual([
        'Check your links',
        'Run npm run serve before you deploy',
        'The blog is optional.',
      ]);
      expect(await titles.nth(1).locator('code').innerText()).toBe('npm run serve');
    },
  },
  {
    page: guide,
    heading: 'content',
    result: 'sees a list and a command in a box',
    paste: ({block, write}) => write('docs/boxes-content.mdx', block(':::tip')),
    check: async ({open}) => {
      const box = (await open('/docs/boxes-content')).locator('.theme-admonition');
      expect(await box.count()).toBe(1);
      expect(await box.locator('li').count()).toBe(2);
      expect(await box.locator('pre').innerText()).toContain('npx create-docusaurus');
    },
  },
  {
    page: guide,
    heading: 'in-lists',
    result: 'sees a box in a list that goes on',
    paste: ({block, write}) => write('docs/boxes-list.mdx', block('1. Build')),
    check: async ({open}) => {
      const list = (await open('/docs/boxes-list')).locator('article ol');
      expect(await list.count()).toBe(1);
      expect(await list.locator('> li').count()).toBe(2);
      expect(await list.locator('> li').first().locator('.theme-admonition').count()).toBe(1);
    },
  },
  {
    page: guide,
    heading: 'closing',
    result: 'sees a box in a tab',
    paste: ({block, write}) => {
      const item = block('<TabItem');
      write('docs/boxes-tab.mdx', `${imports}<Tabs>\n${item}\n</Tabs>`);
    },
    check: async ({open}) => {
      const box = (await open('/docs/boxes-tab')).locator('[role=tabpanel] .theme-admonition');
      expect(await box.innerText()).toContain('Use your package manager.');
    },
  },
  {
    page: guide,
    heading: 'nesting',
    result: 'sees boxes in boxes',
    paste: ({block, write}) => write('docs/boxes-nested.mdx', block(':::::info')),
    check: async ({open}) => {
      const outer = (await open('/docs/boxes-nested')).locator('.theme-admonition-info');
      const inner = outer.locator('.theme-admonition-warning .theme-admonition-tip');
      expect(await inner.innerText()).toContain('Run npm run serve.');
      expect(await outer.innerText()).toContain('Your site goes live within a minute.');
      expect(await outer.innerText()).not.toContain(':::');
    },
  },
  {
    page: guide,
    heading: 'attributes',
    result: 'gives a box an ID and classes',
    paste: ({sample, write}) => write('docs/boxes-id.mdx', sample('docs/intro.mdx')),
    check: async ({open}) => {
      const tab = await open('/docs/boxes-id#check-links');
      const box = tab.locator('.theme-admonition-warning:is(#check-links, #check-links *)');
      expect(await box.innerText()).toContain('a link is broken');
      expect(await tab.locator('.theme-admonition.wide.no-print').count()).toBe(1);
    },
  },
  {
    page: guide,
    heading: 'component',
    result: 'chooses the icon, and omits the title',
    paste: ({sample, paste, write}) => {
      paste('src/components/VersionWarning.tsx');
      const use = "import VersionWarning from '@site/src/components/VersionWarning';\n\n";
      const doc = sample('docs/intro.mdx');
      write('docs/boxes-component.mdx', `${use}${doc}\n\n<VersionWarning version="1" />`);
    },
    check: async ({open}) => {
      const boxes = (await open('/docs/boxes-component')).locator('.theme-admonition');
      expect(await boxes.nth(0).innerText()).toMatch(/👋\s*new to docusaurus\?/iu);
      expect(await boxes.nth(0).locator('strong').innerText()).toBe('tutorial');
      expect((await boxes.nth(1).innerText()).trim()).toBe("This box doesn't have a title.");
      expect(await boxes.nth(2).innerText()).toMatch(/^\s*version 1/iu);
    },
  },
  {
    page: guide,
    heading: 'styling',
    result: 'sees another tip in both modes, and its title in French',
    paste: ({append, paste, replace, write}) => {
      append(css);
      paste('src/theme/Admonition/Icon/Tip.tsx');
      paste('i18n/fr/code.json');
      replace(config, "locales: ['en']", "locales: ['en', 'fr']");
      write('docs/boxes-styled.mdx', ':::tip\n\nA text with a [link](/blog).\n\n:::');
    },
    check: ({look}) =>
      look('/fr/docs/boxes-styled', async (tab, _, isDark) => {
        const box = '.theme-admonition-tip';
        const [color] = await stylesOf(tab, box, 'background-color');
        expect(color).toBe(isDark ? 'rgb(13, 34, 56)' : 'rgb(230, 244, 255)');
        expect(await stylesOf(tab, box, 'border-left-width')).toEqual(['0px']);
        expect(await stylesOf(tab, box, 'border-top-left-radius')).toEqual(['16px']);
        expect(await contrastOf(tab, box, box)).toBeGreaterThan(4.5);
        const title = await tab.locator(`${box} > :first-child`).innerText();
        expect(title.trim().toLowerCase()).toBe('conseil');
        expect(await tab.locator(`${box} path`).getAttribute('d')).toMatch(/^M8 1/u);
        const [fill] = await stylesOf(tab, `${box} svg`, 'fill');
        expect([fill]).toEqual(await stylesOf(tab, box, 'color'));
      }),
  },
  {
    page: tabsGuide,
    heading: '',
    result: 'sees the tab with the default',
    paste: ({sample, write}) => write('docs/tabs-start.mdx', sample('docs/setup.mdx')),
    check: ({look}) =>
      look('/docs/tabs-start', async (tab) => {
        expect(await shown(tab)).toEqual(['Open Terminal.']);
        await select(tab, 'Linux');
        await expect.poll(async () => (await shown(tab)).join()).toContain('echo $SHELL');
      }),
  },
  {
    page: tabsGuide,
    heading: 'group-id',
    result: 'sees the same choice in all groups, and on the next visit',
    paste: ({block, write}) => write('docs/tabs-sync.mdx', imports + block('groupId=')),
    check: async ({open}) => {
      const tab = await open('/docs/tabs-sync');
      await select(tab, 'macOS');
      const mac = ['Press ⌘C to copy.', 'Press ⌘V to paste.'];
      await expect.poll(() => shown(tab)).toEqual(mac);
      await select(tab, 'Linux');
      await expect.poll(() => shown(tab)).toEqual([mac[0], 'Press Ctrl+Shift+V to paste.']);
      // Some sites add a suffix to the key.
      const stored = await tab.evaluate(() => JSON.stringify(localStorage));
      expect(stored).toMatch(/"docusaurus\.tab\.operating-system[^"]*":"linux"/u);
      await tab.reload();
      await expect.poll(async () => (await shown(tab))[1]).toBe('Press Ctrl+Shift+V to paste.');
    },
  },
  {
    page: tabsGuide,
    heading: 'query-string',
    result: 'opens the tab of the URL, which stays open on the way back',
    paste: ({block, write}) => {
      const link = '[Open Linux](/docs/tabs-query?os=linux)';
      write('docs/tabs-query.mdx', `${imports}${block('queryString=')}\n\n${link}`);
    },
    check: async ({open}) => {
      const tab = await open('/docs/tabs-query?os=linux');
      await expect.poll(() => shown(tab)).toEqual(['Install Node.js with a version manager.']);
      await select(tab, 'Windows');
      await tab.waitForURL(/\?os=windows$/u);
      const other = await open('/docs/tabs-query');
      await expect.poll(() => shown(other)).toEqual(['Use WSL for the best performance.']);
      await other.getByRole('link', {name: 'Open Linux'}).click();
      await expect.poll(() => shown(other)).toEqual(['Install Node.js with a version manager.']);
      await other.goBack();
      await other.waitForURL(/tabs-query$/u);
      expect(await shown(other)).toEqual(['Install Node.js with a version manager.']);
    },
  },
  {
    page: tabsGuide,
    heading: 'default',
    result: 'sees the default tab in the HTML',
    paste: ({block, write}) => write('docs/tabs-default.mdx', imports + block('defaultValue=')),
    check: async ({open}) => {
      expect(await shown(await open('/docs/tabs-default'))).toEqual(['Terminal']);
    },
  },
  {
    page: tabsGuide,
    heading: 'values',
    result: 'sees the labels of the list',
    paste: ({block, write}) => write('docs/tabs-values.mdx', imports + block('values={[')),
    check: async ({open}) => {
      const tab = await open('/docs/tabs-values');
      expect(await tab.getByRole('tab').allInnerTexts()).toEqual(['Stable', 'Beta', 'Canary']);
      expect(await shown(tab)).toEqual(['The next release.']);
      expect(await tab.getByRole('tab', {name: 'Canary'}).getAttribute('title')).toBe(
        'Updated daily',
      );
    },
  },
  {
    page: tabsGuide,
    heading: 'lazy',
    result: 'gets only the selected tab in the page',
    paste: ({block, write}) => write('docs/tabs-lazy.mdx', imports + block('<Tabs lazy>')),
    check: async ({html, open}) => {
      expect(html('/docs/tabs-lazy')).not.toContain('Read the tutorial.');
      const tab = await open('/docs/tabs-lazy');
      await select(tab, 'Text');
      await expect.poll(() => shown(tab)).toEqual(['Read the tutorial.']);
    },
  },
  {
    page: tabsGuide,
    heading: 'layout',
    result: 'sees wide tabs, and tabs in own styles that stay readable',
    paste: ({append, block, write}) => {
      append(css);
      const tabs = `${block('<Tabs block>')}\n\n${block('my-tabs')}`;
      write('docs/tabs-layout.mdx', imports + tabs);
    },
    check: ({look}) =>
      look('/docs/tabs-layout', async (tab) => {
        const [first] = await stylesOf(tab, '.tabs--block .tabs__item', 'flex-grow', 'width');
        expect(first).toBe('1');
        expect(await stylesOf(tab, '.my-tab-content', 'padding-top', 'border-left-width')).toEqual([
          '16px',
          '3px',
        ]);
        await select(tab, 'Canary');
        const own = '.my-tab--canary.tabs__item--active';
        await tab.locator(own).waitFor();
        await tab.mouse.move(0, 0);
        expect(await stylesOf(tab, own, 'border-bottom-width')).toEqual(['3px']);
        await expect.poll(() => contrastOf(tab, own, 'html')).toBeGreaterThan(4.5);
      }),
  },
  {
    page: tabsGuide,
    heading: 'nested',
    result: 'sees tabs in a tab',
    paste: ({block, write}) => write('docs/tabs-nested.mdx', imports + block('distribution')),
    check: async ({open}) => {
      const tab = await open('/docs/tabs-nested');
      await select(tab, 'Fedora');
      await expect.poll(async () => (await shown(tab)).at(-1)).toBe('Use dnf.');
      await select(tab, 'macOS');
      await expect.poll(() => shown(tab)).toEqual(['Use Homebrew.']);
    },
  },
  {
    page: tabsGuide,
    heading: 'own-component',
    result: 'uses own components for tabs',
    paste: ({paste, write}) => {
      paste('src/components/OsTabs.tsx');
      paste('src/components/SetupTabs.tsx');
      const own = ['OsTabs', 'SetupTabs'].map(
        (name) => `import ${name} from '@site/src/components/${name}';`,
      );
      const use = '<OsTabs windows="On Windows" mac="On a Mac" />\n\n<SetupTabs />';
      write('docs/tabs-own.mdx', `${own.join('\n')}\n\n${use}`);
    },
    check: async ({open}) => {
      const tab = await open('/docs/tabs-own?operating-system=mac');
      await expect.poll(() => shown(tab)).toEqual(['On a Mac', 'Open your favorite shell.']);
    },
  },
];
