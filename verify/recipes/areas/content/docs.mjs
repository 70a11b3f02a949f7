// @ts-check
// What readers do with the options and the files of the docs plugin.
import {expect} from 'vitest';
import {addInstance} from './add-instance.mjs';

const page = 'api/plugins/plugin-content-docs';
const config = 'docusaurus.config.ts';
const repository = 'https://github.com/my-company/my-website/edit/main';
const translations = 'i18n/fr/docusaurus-plugin-content-docs/current.json';

/** The labels of a sidebar, in their order. */
const labelsOf = (/** @type {import('../../kit.mjs').Tab} */ tab) =>
  tab.locator('.theme-doc-sidebar-menu .menu__link').allInnerTexts();

/** @type {import('../../kit.mjs').Recipe[]} */
export const docs = [
  {
    page,
    heading: 'options-versions',
    result: 'gets paths, a label, and a banner of versions',
    paste: async ({run, sample, write, prepend, setPluginOptions}) => {
      await run(...['1.0.0', '2.0.0'].map((name) => `npx docusaurus docs:version ${name}`));
      write('versions.docs.ts', sample('docs.config.ts'));
      prepend(config, "import {docs as versionOptions} from './versions.docs';");
      setPluginOptions('docs', '          ...versionOptions,');
    },
    check: ({text, html, read}) => {
      expect(text('/docs/3.0/intro')).toContain('Version: 3.0 (beta)');
      expect(text('/docs/3.0/intro')).toContain('unreleased documentation');
      expect(text('/docs/intro')).toContain('Version: 2.0.0');
      expect(text('/docs/1.0.0/intro')).toContain('no longer actively maintained');
      expect(html('/docs/1.0.0/intro')).toMatch(/name=robots content=noindex/u);
      expect(read('build/sitemap.xml')).not.toContain('/docs/1.0.0/');
    },
  },
  {
    page,
    heading: 'configuration',
    result: 'gets edit links, and categories that start open',
    paste: ({configure}) => configure(config, 'Preset.Options'),
    check: async ({html, open}) => {
      expect(html('/docs/3.0/intro')).toContain(`href=${repository}/docs/intro.md`);
      const tab = await open('/docs/3.0/intro');
      await tab.locator('.menu__link', {hasText: 'Create a Page'}).waitFor();
    },
  },
  {
    page,
    heading: 'edit-url',
    result: 'gets edit links for some docs, and other ones in other languages',
    paste: (hands) =>
      addInstance(hands, 'docs', 'edits', {
        'intro.md': '# By hand',
        'generated/api.md': '# By a script',
      }),
    check: ({html}) => {
      expect(html('/edits/intro')).toContain(`href=${repository}/edits/intro.md`);
      expect(html('/edits/generated/api')).not.toContain('theme-edit-this-page');
      expect(html('/fr/edits/intro')).toContain('href=https://translate.example.com/my-website/fr');
    },
  },
  {
    page,
    heading: 'number-prefix-parser',
    result: 'sorts docs by decimals',
    paste: (hands) =>
      addInstance(hands, 'docs', 'decimals', {
        '1-basics.md': '# Basics',
        '2-more.md': '# More',
        '1.5-extras.md': '# Extras',
      }),
    check: async ({open}) => {
      const tab = await open('/decimals/extras');
      expect(await labelsOf(tab)).toEqual(['Basics', 'Extras', 'More']);
    },
  },
  {
    page,
    heading: 'sidebar-items-generator',
    result: 'hides docs for an audience from the sidebar',
    paste: (hands) =>
      addInstance(
        hands,
        'docs',
        'audience',
        {'open.md': '# Open', 'secret.md': '---\naudience: internal\n---\n\n# Secret'},
        'audience',
      ),
    check: async ({open}) => expect(await labelsOf(await open('/audience/open'))).toEqual(['Open']),
  },
  {
    page,
    heading: 'sidebar-items-generator',
    result: 'uses another index file',
    paste: (hands) =>
      addInstance(
        hands,
        'docs',
        'overviews',
        {
          'start.md': '# Start',
          'guide/overview.md': '---\nslug: /guide\n---\n\n# The guide',
          'guide/first.md': '# First',
        },
        'overview',
      ),
    check: async ({open, origin}) => {
      const tab = await open('/overviews/start');
      await tab.locator('.menu__link--sublist').click();
      await tab.waitForURL(`${origin}/overviews/guide`);
      expect(await labelsOf(tab)).toEqual(['The guide', 'First', 'Start']);
    },
  },
  {
    page,
    heading: 'admonitions-option',
    result: 'gets an admonition of a type that the docs add',
    paste: (hands) => {
      hands.paste('src/theme/Admonition/Types.tsx');
      const text = '# Old\n\n:::deprecated\n\nUse the new one.\n\n:::';
      addInstance(hands, 'docs', 'deprecations', {'old.md': text});
    },
    check: ({look}) =>
      look('/deprecations/old', async (tab) => {
        const box = tab.locator('.theme-admonition-deprecated.alert--danger');
        expect((await box.innerText()).toLowerCase()).toMatch(/^deprecated\s+use the new one\.$/u);
      }),
  },
  {
    page,
    heading: 'mdx-plugins',
    result: 'changes images and tables',
    install: () => ['npm install unist-util-visit'],
    paste: async (hands) => {
      const text = '# Figures\n\n![A dino](./dino.png)\n\n| a |\n| --- |\n| b |';
      addInstance(hands, 'docs', 'figures', {'figures.md': text}, 'remarkFigure');
      await hands.run('cp static/img/docusaurus.png figures/dino.png');
    },
    check: ({html}) => {
      expect(html('/figures/figures')).toContain('alt=Figure: A dino');
      expect(html('/figures/figures')).toContain('<table class=docs-table>');
    },
  },
  {
    page,
    heading: 'mdx-plugins',
    result: 'adds an export to each doc',
    paste: (hands) => {
      const files = {'one.mdx': '# One\n\nThe section is {section}.'};
      addInstance(hands, 'docs', 'sections', files, 'recmaSection');
    },
    check: ({text}) => expect(text('/sections/one')).toContain('The section is tutorial.'),
  },
  {
    page,
    heading: 'options-components',
    result: 'renders the docs of one instance with another component',
    paste: ({sample, write, prepend, addPlugins}) => {
      write('components.docs.ts', sample('docs.config.ts'));
      prepend(config, "import {docs as apiOptions} from './components.docs';");
      addPlugins("['@docusaurus/plugin-content-docs', apiOptions]");
      const item =
        "import DocItem from '@theme/DocItem';\n\nexport default (props: any) => <><p>API docs</p><DocItem {...props} /></>;";
      write('src/components/ApiDocItem.tsx', item);
      write('api/start.md', '# The API');
    },
    check: ({text}) => {
      expect(text('/api/start')).toMatch(/API docs.*The API/su);
      expect(text('/docs/intro')).not.toContain('API docs');
    },
  },
  {
    page,
    heading: 'front-matter',
    result: 'gets a doc with a title, a label, a URL, tags, and a next page of its own',
    install: () => [
      'git init -q -b main',
      'git add -A -- matter',
      'git -c user.name=Jane -c user.email=jane@example.com commit -qm Start',
    ],
    paste: async ({sample, write, run, addPlugins}) => {
      const file = 'docs/tutorial-basics/01-create-a-page.mdx';
      write(file.replace('docs/', 'matter/'), sample(file));
      write('matter/tutorial-basics/create-a-document.md', '# Create a document');
      await run('cp static/img/docusaurus.png matter/tutorial-basics/social-card.png');
      const own = "id: 'matter', path: 'matter', routeBasePath: 'matter', showLastUpdateTime: true";
      addPlugins(`['@docusaurus/plugin-content-docs', {${own}, showLastUpdateAuthor: true}]`);
    },
    check: async ({html, open, text}) => {
      const doc = html('/matter/tutorial-basics/pages');
      expect(doc).toMatch(/<h1>Create a page<\/h1>/u);
      expect(doc).toMatch(/name=keywords content=page,React,Markdown/u);
      expect(doc).toMatch(/property=og:image content=https:\S*social-card-\w+\.png/u);
      expect(text('/matter/tutorial-basics/pages')).toMatch(
        /Last updated on Feb 14, 2026 by Jane Doe/u,
      );
      const tab = await open('/matter/tutorial-basics/pages');
      expect(await labelsOf(tab)).toEqual(['Tutorial - Basics', 'Pages', 'Create a document']);
      expect(await tab.locator('.pagination-nav__link--next').innerText()).toContain(
        'Create a document',
      );
    },
  },
  {
    page,
    heading: 'category-file',
    result: 'gets a category with an index page',
    paste: ({sample, write}) => {
      const file = 'docs/tutorial-basics/_category_.yml';
      write(file.replace('docs/', 'matter/'), sample(file));
    },
    check: ({text, html}) => {
      expect(text('/matter/basics')).toMatch(/Learn the basics.*5 minutes to learn/su);
      expect(html('/matter/basics')).toMatch(/name=keywords content=tutorial,basics/u);
      expect(html('/matter/basics')).toMatch(/<li class=[^>]*tutorial-basics/u);
    },
  },
  {
    page,
    heading: 'tags-file',
    result: 'gets a page of a tag, with a description',
    paste: ({sample, write}) => write('matter/tags.yml', sample('docs/tags.yml')),
    check: ({text, html}) => {
      expect(text('/matter/tags/start')).toMatch(/Getting started.*Docs for new users/su);
      expect(html('/matter/tutorial-basics/pages')).toContain('href=/matter/tags/start');
    },
  },
  {
    page,
    heading: 'sidebars-file',
    result: 'gets a sidebar with all kinds of items',
    paste: ({sample, write, addDocs}) => {
      write('bars.sidebars.ts', sample('sidebars.ts'));
      addDocs('bars', "sidebarPath: './bars.sidebars.ts'");
    },
    check: async ({open, html}) => {
      const labels = await labelsOf(await open('/bars/tutorial'));
      expect(labels.slice(0, 2)).toEqual(['Tutorial Intro', 'Tutorial']);
      expect(labels.at(-1)).toBe('Blog');
      expect(labels).toContain('Create a Page');
      expect(html('/bars/intro')).toMatch(/<hr[\s/]*>/u);
    },
  },
  {
    page,
    heading: 'translations',
    result: 'reads labels of a sidebar in another language',
    paste: ({sample, write, replace}) => {
      replace(config, "locales: ['en']", "locales: ['en', 'fr']");
      write(translations.replace('docs/', 'docs-bars/'), sample(translations));
    },
    check: ({text}) => {
      expect(text('/fr/bars/intro')).toMatch(/Tutoriel.*Actualités/su);
      expect(text('/fr/bars/tutorial')).toContain('Le tutoriel');
    },
  },
  {
    page,
    heading: 'global-data',
    result: 'finds the data that the page shows',
    paste: () => {},
    check: ({read, sample}) => {
      /** @param {string} json */
      const shape = (json) => {
        const {path, breadcrumbs, versions} =
          JSON.parse(json)['docusaurus-plugin-content-docs'].default;
        const {docs, sidebars, ...version} = versions[0];
        const keys = [...Object.keys(version), ...Object.keys(docs[0])].sort();
        return [typeof path, typeof breadcrumbs, keys, Object.keys(sidebars.tutorialSidebar)];
      };
      const generated = shape(read('.docusaurus/globalData.json'));
      expect(generated).toEqual(shape(sample('.docusaurus/globalData.json')));
    },
  },
  {
    page,
    heading: 'instances',
    result: 'finds the docs of two instances in the navbar',
    paste: ({configure, write}) => {
      configure(config);
      const items = "[{type: 'autogenerated', dirName: '.'}]";
      write('sidebarsCommunity.ts', `export default {community: ${items}};`);
      write('community/team.md', '# Our team\n\n[Members](./members.md)');
      write('community/members.md', '# Members');
    },
    check: async ({open, origin}) => {
      const tab = await open('/');
      await tab.locator('.navbar').getByRole('link', {name: 'Community', exact: true}).click();
      await tab.waitForURL(`${origin}/community/team`);
      await tab.locator('article').getByRole('link', {name: 'Members'}).click();
      await tab.waitForURL(`${origin}/community/members`);
    },
  },
];
