// @ts-check
// What readers do with the pages plugin.
import {expect} from 'vitest';

const page = 'api/plugins/plugin-content-pages';
const config = 'docusaurus.config.ts';
const repository = 'https://github.com/my-company/my-website/edit/main';

/** Adds pages with the options of a sample, in a folder whose name is their ID and path. */
const addPages = (
  /** @type {import('../../kit.mjs').Hands['addPlugins']} */ addPlugins,
  /** @type {string} */ id,
) => {
  const own = `id: '${id}', path: '${id}', routeBasePath: '${id}'`;
  addPlugins(`['@docusaurus/plugin-content-pages', {...${id}Pages, ${own}}]`);
};

/** @type {import('../../kit.mjs').Recipe[]} */
export const pages = [
  {
    page,
    heading: '',
    result: 'gets a page from a component',
    paste: ({paste}) => paste('src/pages/about.tsx'),
    check: ({text, html}) => {
      expect(text('/about')).toContain('Welcome to My Site.');
      expect(html('/about')).toMatch(/name=description content=What My Site is about/u);
    },
  },
  {
    page,
    heading: 'configuration',
    result: 'gets edit links on Markdown pages',
    paste: ({configure}) => configure(config, 'Preset.Options'),
    check: ({html}) =>
      expect(html('/markdown-page')).toContain(`href=${repository}/src/pages/markdown-page.md`),
  },
  {
    page,
    heading: 'exclude-example',
    result: 'keeps components next to pages',
    paste: ({configure, write}) => {
      configure(config);
      write('src/pages/components/Card.tsx', 'export default () => <b>A card</b>;');
      write('src/pages/card.mdx', "import Card from './components/Card';\n\n# Cards\n\n<Card />");
      write('src/pages/Card.stories.tsx', 'export default {};');
    },
    check: ({text, html}) => {
      expect(text('/card')).toContain('A card');
      expect(() => html('/components/Card')).toThrow();
      expect(() => html('/Card.stories')).toThrow();
    },
  },
  {
    page,
    heading: 'edit-url',
    result: 'gets no edit links on legal pages',
    paste: ({sample, write, prepend, addPlugins}) => {
      write('edit.pages.ts', sample('pages.config.ts'));
      prepend(config, "import {pages as editPages} from './edit.pages';");
      addPages(addPlugins, 'edit');
      write('edit/legal/terms.mdx', '# Terms');
      write('edit/card.mdx', '# Card');
    },
    check: ({html}) => {
      expect(html('/edit/legal/terms')).not.toContain(repository);
      expect(html('/edit/card')).toContain(`href=${repository}/edit/card.mdx`);
    },
  },
  {
    page,
    heading: 'mdx-plugins',
    result: 'lowers the level of headings',
    install: () => ['npm install unist-util-visit'],
    paste: ({sample, write, prepend, addPlugins}) => {
      write('mdx.pages.ts', sample('pages.config.ts'));
      prepend(config, "import {pages as mdxPages} from './mdx.pages';");
      addPages(addPlugins, 'mdx');
      write('mdx/levels.mdx', '# Levels\n\n## Second\n\n:::legal[Rules]\n\nText\n\n:::');
    },
    check: ({html, text}) => {
      expect(html('/mdx/levels')).toMatch(/<h1[^>]*>Levels/u);
      expect(html('/mdx/levels')).toMatch(/<h3[^>]*id=second/u);
      expect(text('/mdx/levels')).not.toContain(':::legal');
    },
  },
  {
    page,
    heading: 'front-matter',
    result: 'gets a page with a URL and a class of its own',
    paste: ({paste}) => paste('src/pages/legal/privacy.mdx'),
    check: ({html, read}) => {
      expect(html('/privacy')).toMatch(/<html[^>]*class=[^>]*legal-page/u);
      expect(html('/privacy')).toMatch(/<title[^>]*>Privacy \| My Site/u);
      expect(read('build/privacy/index.html')).toContain('Privacy policy');
    },
  },
  {
    page,
    heading: 'files',
    result: 'shares content between pages',
    paste: ({paste, write}) => {
      paste('src/pages/support.mdx');
      write('src/pages/_contact.mdx', 'Write to us.');
    },
    check: ({text, html}) => {
      expect(text('/support')).toContain('Write to us.');
      expect(() => html('/_contact')).toThrow();
    },
  },
  {
    page,
    heading: 'translations',
    result: 'extracts the text of a page',
    paste: ({sample, write}) => write('src/pages/thank-you.tsx', sample('src/pages/thanks.tsx')),
    check: async ({text, run, read}) => {
      expect(text('/thank-you')).toContain('Thank you for your feedback');
      await run(['npm run write-translations']);
      const messages = JSON.parse(read('i18n/en/code.json'));
      expect(messages['thanks.heading'].message).toBe('Thank you for your feedback');
      expect(messages['thanks.title'].message).toBe('Thank you');
    },
  },
  {
    page,
    heading: 'output',
    result: 'gets pages with another layout',
    paste: ({paste}) => paste('src/components/PlainPage.tsx'),
    check: ({html}) => {
      expect(html('/labs/first')).toMatch(/<main class=container container--fluid>/u);
      expect(html('/labs/first')).toMatch(/<title[^>]*>The first lab \| My Site/u);
    },
  },
  {
    page,
    heading: 'instances',
    result: 'gets pages from a second folder',
    paste: ({configure, write}) => {
      configure(config);
      write('labs/first.mdx', '# The first lab');
    },
    check: ({text}) => expect(text('/labs/first')).toContain('The first lab'),
  },
];
