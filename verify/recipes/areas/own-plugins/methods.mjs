// @ts-check
// What readers do with the other methods of their own plugins. The site has English and French.
import {expect} from 'vitest';
import {stylesOf} from '../../kit.mjs';
import {errorOf} from './error-of.mjs';

const config = 'docusaurus.config.ts';
const overview = 'api/plugin-methods/README';
const functions = 'api/plugin-methods/static-methods';
const translation = 'api/plugin-methods/i18n-lifecycles';
const infrastructure = 'api/plugin-methods/extend-infrastructure';

/** @type {import('../../kit.mjs').Recipe[]} */
export const methods = [
  {
    page: overview,
    heading: '',
    result: 'gets the build time in every page',
    paste: ({configure}) => configure(config, 'build-time'),
    check: ({html}) => expect(html('/blog')).toMatch(/name=build-time content=20\d\d-/u),
  },
  {
    page: overview,
    heading: 'complete-plugin',
    result: 'gets a page with the terms, a file with them, and their number in a component',
    install: ({command}) => [command()],
    paste: ({configure, paste, show}) => {
      paste('src/plugins/glossary/index.ts');
      paste('src/plugins/glossary/GlossaryPage.tsx');
      paste('data/glossary.json');
      paste('src/components/GlossarySize.tsx');
      configure(config);
      show('glossary-size', 'src/components/GlossarySize.tsx');
    },
    check: ({html, text, read}) => {
      expect(html('/terms')).toMatch(/<dt>Plugin\b.*<dt>Route\b/su);
      expect(JSON.parse(read('build/glossary.json'))).toHaveLength(2);
      expect(text('/glossary-size')).toContain('2 terms');
    },
  },
  {
    page: overview,
    heading: 'complete-plugin',
    result: 'gets the same from the plugin in JavaScript',
    paste: ({addPlugins, sample, write}) => {
      const code = sample('src/plugins/glossary/index.js');
      write(
        'src/plugins/js-glossary/index.js',
        code.replace("name: 'glossary'", "name: 'js-glossary'"),
      );
      addPlugins("'./src/plugins/js-glossary/index.js'");
    },
    check: ({html}) => expect(html('/glossary')).toMatch(/<dt>Plugin\b.*<dt>Route\b/su),
  },
  {
    page: functions,
    heading: 'validateOptions',
    result: 'gets all defaults, and an error for an option that does not exist',
    paste: ({paste, addPlugins, write, show}) => {
      paste('src/plugins/feedback/index.ts');
      paste('src/plugins/feedback/options.ts');
      addPlugins("['./src/plugins/feedback/index.ts', {form: {position: 'top'}}]");
      const hook = "import {usePluginData} from '@docusaurus/useGlobalData';";
      const use = "export default () => <>{JSON.stringify(usePluginData('feedback'))}</>;";
      write('src/components/FeedbackData.tsx', `${hook}\n\n${use}`);
      show('feedback-data', 'src/components/FeedbackData.tsx');
    },
    check: async (eyes) => {
      const data = '{form:{position:top,maxLength:500},ratings:[good,bad]}';
      expect(eyes.text('/feedback-data').replaceAll('&quot;', '')).toContain(data);
      const output = await errorOf(eyes, "['./src/plugins/feedback/index.ts', {colour: 'red'}]");
      expect(output).toContain('"colour" is not allowed');
    },
  },
  {
    page: functions,
    heading: 'validateOptions',
    result: 'checks options without Joi',
    paste: ({paste, addPlugins}) => {
      paste('src/plugins/links/index.ts');
      addPlugins("['./src/plugins/links/index.ts', {links: ['/a', '/b']}]");
    },
    check: async (eyes) => {
      const entry = "['./src/plugins/links/index.ts', {links: ['/a', '/a']}]";
      const output = await errorOf(eyes, entry);
      expect(output).toContain('links: remove the duplicate links');
    },
  },
  {
    page: functions,
    heading: 'validateThemeConfig',
    result: 'reads the defaults of a theme in a component',
    paste: ({sample, write, addPlugins, setThemeOptions}) => {
      // The next recipe has the theme's other half, with the same file name.
      const code = sample('src/plugins/notice-bar/index.ts');
      write(
        'src/plugins/notice-text/index.ts',
        code.replace("name: 'notice-bar'", "name: 'notice-text'"),
      );
      const component = 'theme/NoticeBar/index.tsx';
      write(`src/plugins/notice-text/${component}`, sample(`src/plugins/notice-bar/${component}`));
      write('src/plugins/notice-text/sticky.css', '.notice-bar { position: sticky; }');
      addPlugins("'./src/plugins/notice-text/index.ts'");
      setThemeOptions('noticeBar: {sticky: true},');
      write(
        'src/pages/notice-text.mdx',
        "import NoticeBar from '@theme/NoticeBar';\n\n<NoticeBar />",
      );
    },
    check: async ({text, open}) => {
      expect(text('/notice-text')).toContain('Welcome to my docs!');
      expect(await stylesOf(await open('/notice-text'), '.notice-bar', 'position')).toEqual([
        'sticky',
      ]);
    },
  },
  {
    page: functions,
    heading: 'getSwizzleConfig',
    result: 'sees in the list which components are safe to swizzle',
    paste: ({paste, addPlugins, write}) => {
      paste('src/plugins/notice-bar/index.ts');
      for (const name of ['NoticeBar/Icon', 'NoticeBar/Timer']) {
        write(`src/plugins/notice-bar/theme/${name}.tsx`, 'export default () => null;');
      }
      write(
        'src/plugins/notice-bar/theme/NoticeBar/index.tsx',
        "export {default} from '../../../notice-text/theme/NoticeBar';",
      );
      addPlugins("'./src/plugins/notice-bar/index.ts'");
    },
    check: async ({run, failure, command}) => {
      const list = await run([command()]);
      expect(list).toMatch(/NoticeBar\/Icon.* Safe.* Safe.*The icon in the bar/u);
      expect(list).toMatch(/NoticeBar\/Timer.*Forbidden.*Forbidden/u);
      const wrap = 'npx docusaurus swizzle notice-bar NoticeBar/Timer --wrap --typescript --danger';
      expect(await failure(wrap)).toMatch(/forbidden/iu);
    },
  },
  {
    page: translation,
    heading: 'translateContent',
    result: 'extracts the text of a plugin and shows its translation',
    paste: ({paste, addPlugins, sample, write}) => {
      paste('src/plugins/notices/index.ts');
      addPlugins("'./src/plugins/notices/index.ts'");
      const file = 'i18n/fr/notices/notices.json';
      const {'notice.survey': survey} = JSON.parse(sample(file));
      const french = {'notice.survey': {...survey, message: 'Participez'}};
      write(file, JSON.stringify(french));
      const hook = "import {usePluginData} from '@docusaurus/useGlobalData';";
      const text = "usePluginData('notices').notices.map(({text}) => text).join()";
      write('src/pages/notices.mdx', `${hook}\n\nexport const Texts = () => ${text};\n\n<Texts />`);
    },
    check: async ({text, read, sample, run}) => {
      const file = 'i18n/fr/notices/notices.json';
      await run(['npx docusaurus write-translations --locale fr']);
      const written = JSON.parse(read(file).replace('Participez', 'Take our survey'));
      expect(written).toEqual(JSON.parse(sample(file)));
      expect(JSON.parse(read('i18n/fr/code.json'))).toHaveProperty('events\\.title');
      expect(text('/notices')).toContain('Upgrade to the latest version,Take our survey');
      expect(text('/fr/notices')).toContain('Upgrade to the latest version,Participez');
    },
  },
  {
    page: translation,
    heading: 'translateThemeConfig',
    result: 'translates a text of the theme configuration',
    paste: ({paste, addPlugins, setThemeOptions, write}) => {
      paste('src/plugins/banner-theme/index.ts');
      write('src/plugins/banner-theme/theme/Banner.tsx', 'export default () => null;');
      addPlugins("'./src/plugins/banner-theme/index.ts'");
      setThemeOptions("banner: {text: 'Hello', href: '/'},");
      write('i18n/fr/banner-theme/banner.json', '{"text": {"message": "Bonjour à tous"}}');
      const hook = "import useDocusaurusContext from '@docusaurus/useDocusaurusContext';";
      const text = 'useDocusaurusContext().siteConfig.themeConfig.banner.text';
      write('src/pages/banner.mdx', `${hook}\n\nexport const Text = () => ${text};\n\n<Text />`);
    },
    check: ({text}) => {
      expect(text('/banner')).toContain('Hello');
      expect(text('/fr/banner')).toContain('Bonjour à tous');
    },
  },
  {
    page: translation,
    heading: 'getDefaultCodeTranslationMessages',
    result: 'gets the translations that come with the theme',
    paste: ({paste, addPlugins, write}) => {
      const folder = 'src/plugins/feedback-theme';
      paste(`${folder}/index.ts`);
      paste(`${folder}/theme/FeedbackButton/index.tsx`);
      paste(`${folder}/locales/fr/feedback-theme.json`);
      addPlugins(`'./${folder}/index.ts'`);
      write('src/pages/give.mdx', "import Give from '@theme/FeedbackButton';\n\n<Give />");
    },
    check: ({text}) => {
      expect(text('/give')).toContain('Give feedback');
      expect(text('/fr/give')).toContain('Donner votre avis');
    },
  },
  {
    page: translation,
    heading: 'localized-files',
    result: 'replaces files by their translations',
    paste: ({paste, addPlugins, write}) => {
      paste('src/plugins/handbook/index.ts');
      addPlugins("'./src/plugins/handbook/index.ts'");
      write('handbook/intro.md', 'In English');
      write('handbook/next.md', 'Next');
      write('i18n/fr/handbook/intro.md', 'En français');
    },
    check: ({read}) => {
      const texts = ['build', 'build/fr'].map((folder) => {
        const {handbook} = JSON.parse(read(`${folder}/content.json`));
        return handbook.map((/** @type {{text: string}} */ {text}) => text.trim());
      });
      expect(texts).toEqual([
        ['In English', 'Next'],
        ['En français', 'Next'],
      ]);
    },
  },
  {
    page: infrastructure,
    heading: 'getPathsToWatch',
    result: 'loads the files of both folders',
    paste: ({paste, addPlugins, write}) => {
      paste('src/plugins/snippets/index.ts');
      addPlugins("'./src/plugins/snippets/index.ts'");
      write('snippets/a.md', 'A');
      write('i18n/fr/snippets/b.md', 'B');
    },
    check: ({read}) => {
      expect(JSON.parse(read('build/content.json')).snippets).toEqual(['a.md']);
      expect(JSON.parse(read('build/fr/content.json')).snippets).toEqual(['a.md', 'b.md']);
    },
  },
  {
    page: infrastructure,
    heading: 'getClientModules',
    result: 'sees a bar with the progress of reading',
    paste: ({paste, addPlugins}) => {
      paste('src/plugins/reading-progress/index.ts');
      paste('src/plugins/reading-progress/progress.ts');
      paste('src/plugins/reading-progress/progress.css');
      addPlugins("'./src/plugins/reading-progress/index.ts'");
    },
    check: async ({open}) => {
      const tab = await open('/docs/tutorial-basics/markdown-features');
      const width = () =>
        tab.evaluate(() => parseFloat(getComputedStyle(document.body, '::after').width));
      expect(await width()).toBe(0);
      await tab.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(width).toBeGreaterThan(1000);
      await tab.locator('.pagination-nav__link').first().click();
      await expect.poll(width).toBe(0);
    },
  },
  {
    page: infrastructure,
    heading: 'getThemePath',
    result: 'imports a component of the theme, which the site can wrap',
    paste: ({paste, addPlugins, write}) => {
      const folder = 'src/plugins/notice-theme';
      ['index.ts', 'theme/Notice/index.tsx', 'notice-theme.d.ts'].forEach((file) =>
        paste(`${folder}/${file}`),
      );
      addPlugins(`'./${folder}/index.ts'`);
      const original = "import Notice from '@theme-original/Notice';";
      const wrapper =
        'export default (props) => <div className="wrapped"><Notice {...props} /></div>;';
      write('src/theme/Notice.jsx', `${original}\n\n${wrapper}`);
      const use =
        'import Notice from \'@theme/Notice\';\n\n<Notice kind="alert">Mind the gap</Notice>';
      write('src/pages/notice.mdx', use);
    },
    check: ({html}) => {
      const notice = /<div class=wrapped><aside class=notice notice--alert>Mind the gap/u;
      expect(html('/notice').replaceAll(/["']/gu, '')).toMatch(notice);
    },
  },
  {
    page: infrastructure,
    heading: 'getThemePath',
    result: 'knows the types of a component from a package',
    paste: ({sample, write}) => {
      const folder = 'typed/node_modules/docusaurus-theme-notice';
      write(`${folder}/package.json`, '{"types": "types/index.d.ts"}');
      write(`${folder}/src/index.ts`, `${sample('src/index.ts')}\nexport type Options = {};`);
      const declaration = sample('src/plugins/notice-theme/notice-theme.d.ts');
      write(`${folder}/src/notice-theme.d.ts`, declaration);
      write('typed/config.ts', "import type {Options} from 'docusaurus-theme-notice';");
      write('typed/page.tsx', "import Notice, {type Props} from '@theme/Notice';");
    },
    check: async ({run}) => {
      const module = '--skipLibCheck --module esnext --moduleResolution bundler --types react';
      const folder = 'typed/node_modules/docusaurus-theme-notice';
      const declare = '--declaration --emitDeclarationOnly --rootDir src --declarationDir types';
      await run([
        `(cd ${folder} && npx tsc src/index.ts ${module} ${declare})`,
        `npx tsc typed/config.ts typed/page.tsx ${module} --jsx react-jsx --noEmit`,
      ]);
    },
  },
  {
    page: infrastructure,
    heading: 'theme-aliases',
    result: 'wraps the code block of the classic theme in another theme',
    paste: ({paste, replace, sample, write}) => {
      paste('src/plugins/copy-hint/theme/CodeBlock/index.tsx');
      const theme = "{name: 'copy-hint', getThemePath: () => './src/plugins/copy-hint/theme'}";
      replace(config, '  themes: [', `  themes: [() => (${theme}), `);
      // The footer has no properties, but the same wrapper fits it.
      const wrapper = sample('src/plugins/copy-hint/theme/CodeBlock/index.tsx');
      write(
        'src/plugins/copy-hint/theme/Footer/index.tsx',
        wrapper.replaceAll('CodeBlock', 'Footer').replace(/\{props\.metastring.*\}/u, ''),
      );
      write('docs/hint.md', '# Hint\n\n```js title="hint.js"\nhint();\n```');
    },
    check: async ({html, run}) => {
      expect(html('/docs/hint')).toMatch(
        /class=code-with-hint>.*hint\.js.*<small>Save this file in your site/su,
      );
      expect(html('/docs/hint')).toMatch(/class=code-with-hint><footer/u);
      expect(await run(['npx tsc || true'])).not.toContain('copy-hint');
    },
  },
  {
    page: infrastructure,
    heading: 'extendCli',
    result: 'creates a post with a command',
    paste: ({paste, addPlugins}) => {
      paste('src/plugins/new-post/index.ts');
      addPlugins("'./src/plugins/new-post/index.ts'");
    },
    check: async ({run, command, read}) => {
      expect(await run([command()])).toContain('Created blog/second-post.md');
      expect(read('blog/second-post.md')).toContain('draft: true');
      expect(await run(['npx docusaurus --help'])).toContain('new-post');
    },
  },
];
