// @ts-check
// What readers of the guide to using plugins do.
import {expect} from 'vitest';
import {gitAsJane, part} from '../../kit.mjs';
import {buildOther} from './other-site.mjs';

const page = 'using-plugins';
const config = 'docusaurus.config.ts';

/** @type {import('../../kit.mjs').Recipe[]} */
export const using = [
  {
    page,
    heading: '',
    result: 'redirects a page',
    install: ({command}) => [command()],
    paste: ({configure}) => configure(config),
    check: async ({open, origin}) => {
      await (await open('/start')).waitForURL(`${origin}/docs/intro`);
    },
  },
  {
    page,
    heading: 'forms',
    result: 'loads plugins in all forms',
    install: ({read}) => {
      const version = JSON.parse(read('package.json')).dependencies['@docusaurus/core'];
      const names = ['rsdoctor', 'ideal-image'].map(
        (name) => `@docusaurus/plugin-${name}@${version}`,
      );
      // Nobody compiles images here, so sharp doesn't need to download its library.
      return [`npm install --save-exact --ignore-scripts ${names.join(' ')}`];
    },
    paste: ({sample, write}) => write('forms.config.ts', sample(config)),
    check: async ({run, read}) => {
      const env = {DOCUSAURUS_EXIT_AFTER_LOADING: 'true'};
      await run(['npm run build -- --config forms.config.ts'], env);
      const loaded = read('.docusaurus/site-metadata.json');
      for (const name of ['build-date', 'count-pages', 'plugin-rsdoctor', 'plugin-ideal-image']) {
        expect(loaded).toContain(name);
      }
      expect(loaded).not.toContain('plugin-pwa');
    },
  },
  {
    page,
    heading: 'typed-options',
    result: 'sees a misspelled option in the type check',
    paste: ({sample, write}) => write('typed.config.ts', sample(config)),
    check: async ({run, read, write}) => {
      const wrong = read('typed.config.ts').replace('fromExtensions', 'fromExtension');
      write('typo.config.ts', wrong);
      const output = await run(['npx tsc || true', 'rm typo.config.ts']);
      expect(output).toMatch(/typo\.config\.ts.*'fromExtension' does not exist/su);
      expect(output).not.toMatch(/^typed\.config/mu);
    },
  },
  {
    page,
    heading: 'instances',
    result: 'gets a second blog',
    paste: ({configure, write}) => {
      configure(config);
      write('news/2026-01-02-hello.md', '# The news');
    },
    check: ({html}) => expect(html('/news/2026/01/02/hello')).toContain('The news'),
  },
  {
    page,
    heading: 'classic',
    result: 'gets docs without breadcrumbs, no blog, a tag, and dates in the sitemap',
    paste: ({sample, write}) => write('other/classic.config.ts', sample(config)),
    check: async ({run, read}) => {
      await run(['cd other', 'git init -q', 'git add docs src', `${gitAsJane} commit -qm Start`]);
      await run([buildOther('classic')]);
      const html = read('other/classic/docs/intro/index.html');
      expect(html).toMatch(/gtag\/js\?id=G-XXXXXXXXXX/u);
      expect(html).not.toContain('theme-doc-breadcrumbs');
      expect(read('other/classic/sitemap.xml')).toMatch(/\/intro<\/loc><lastmod>\d{4}/u);
      expect(() => read('other/classic/blog/index.html')).toThrow();
    },
  },
  {
    page,
    heading: 'without-preset',
    result: 'builds docs and pages with plugins of a list',
    paste: ({sample, write}) => write('other/list.config.ts', sample(config)),
    check: async ({run, read}) => {
      await run([buildOther('list')]);
      expect(read('other/list/docs/intro/index.html')).toContain('theme-doc-sidebar-menu');
      expect(read('other/list/markdown-page/index.html')).toContain('Markdown page example');
      expect(read('other/list/sitemap.xml')).toContain('/docs/intro');
    },
  },
  {
    page: 'api/themes/theme-classic',
    heading: '',
    result: 'gets docs, and the images of the home page, without the preset',
    paste: ({sample, write}) =>
      write('other/theme.config.ts', sample(config, "'@docusaurus/plugin-content-docs'")),
    check: async ({run, read}) => {
      await run([buildOther('theme')]);
      expect(read('other/theme/index.html')).toMatch(/<svg[^>]*role="img"/u);
      expect(read('other/theme/docs/intro/index.html')).toContain('theme-doc-sidebar-menu');
    },
  },
  {
    page,
    heading: 'local',
    result: 'gets the build date in each page, and the number of pages in the terminal',
    paste: ({paste, addPlugins, prepend, sample}) => {
      paste('src/plugins/build-date.ts');
      paste('src/plugins/count-pages.ts');
      const forms = sample(config, '', 'forms');
      prepend(config, part(forms, /import countPages.*/u));
      const entries = [/'\.\/src\/plugins\/build-date\.ts'/u, /\[countPages, .*?\]/u];
      entries.forEach((entry) => addPlugins(part(forms, entry)));
    },
    check: ({html, read}) => {
      expect(html('/docs/intro')).toMatch(/name=built content=20\d\d-/u);
      expect(read('build.log')).toMatch(/My Site: \d+ pages/u);
    },
  },
  {
    page,
    heading: 'own-preset',
    result: 'gets docs, pages with images, and styles from a preset',
    paste: ({sample, write}) => {
      write('other/src/presets/my-preset.ts', sample('src/presets/my-preset.ts'));
      write('other/preset.config.ts', sample(config));
    },
    check: async ({run, read}) => {
      await run([buildOther('preset')]);
      expect(read('other/preset/index.html')).toMatch(/<svg[^>]*role="img"/u);
      expect(read('other/preset/docs/intro/index.html')).toContain('theme-doc-breadcrumbs');
      expect(await run(['cat other/preset/assets/css/*.css'])).toContain(
        '--ifm-color-primary: #2e8555',
      );
      expect(read('other/preset/sitemap.xml')).toContain('/docs/intro');
    },
  },
  {
    page,
    heading: 'order',
    result: 'sees tags in the documented order',
    paste: ({addPlugins, setOptions}) => {
      const tag = (/** @type {string} */ name) =>
        `{tagName: 'meta', attributes: {name: 'order', content: '${name}'}}`;
      const plugin = (/** @type {string} */ name) =>
        `() => ({name: '${name}', injectHtmlTags: () => ({headTags: [${tag(name)}]})})`;
      addPlugins(plugin('of-plugins'));
      setOptions(`  themes: [${plugin('of-themes')}],\n  headTags: [${tag('of-headTags')}],`);
    },
    check: ({html}) => {
      const tags = html('/').matchAll(/name=order content=([\w-]+)/gu);
      const order = [...tags].map(([, name]) => name);
      expect(order).toEqual(['of-plugins', 'of-themes', 'of-headTags']);
    },
  },
];
