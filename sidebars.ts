import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    'introduction',
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/category/getting-started',
        title: 'Getting started',
        description: 'Try Docusaurus, install it, and set your site up.',
      },
      items: ['installation', 'configuration', 'playground', 'typescript-support'],
    },
    {
      type: 'category',
      label: 'Guides',
      link: {
        type: 'generated-index',
        slug: '/category/guides',
        title: 'Guides',
        description: 'Task by task: keep several versions of your docs, and put your site online.',
      },
      items: ['guides/docs/versioning', 'deployment'],
    },
  ],
  api: [
    'api/docusaurus.config.js',
    'cli',
    'docusaurus-core',
    {
      type: 'category',
      label: 'Plugin methods',
      link: {type: 'doc', id: 'api/plugin-methods/README'},
      items: [
        'api/plugin-methods/lifecycle-apis',
        'api/plugin-methods/extend-infrastructure',
        'api/plugin-methods/i18n-lifecycles',
        'api/plugin-methods/static-methods',
      ],
    },
    {
      type: 'category',
      label: 'Plugins',
      link: {type: 'doc', id: 'api/plugins/plugins-overview'},
      items: [
        'api/plugins/plugin-content-docs',
        'api/plugins/plugin-content-blog',
        'api/plugins/plugin-content-pages',
        'api/plugins/plugin-client-redirects',
        'api/plugins/plugin-css-cascade-layers',
        'api/plugins/plugin-debug',
        'api/plugins/plugin-google-analytics',
        'api/plugins/plugin-google-gtag',
        'api/plugins/plugin-google-tag-manager',
        'api/plugins/plugin-ideal-image',
        'api/plugins/plugin-pwa',
        'api/plugins/plugin-rsdoctor',
        'api/plugins/plugin-sitemap',
        'api/plugins/plugin-svgr',
        'api/plugins/plugin-vercel-analytics',
      ],
    },
    {
      type: 'category',
      label: 'Themes',
      link: {type: 'doc', id: 'api/themes/themes-overview'},
      items: [
        'api/themes/theme-configuration',
        'api/themes/theme-classic',
        'api/themes/theme-live-codeblock',
        'api/themes/theme-mermaid',
        'api/themes/theme-search-algolia',
      ],
    },
    {
      type: 'category',
      label: 'Miscellaneous',
      link: {
        type: 'generated-index',
        slug: '/category/miscellaneous',
        title: 'Miscellaneous',
        description:
          'The scaffolder, the lint rules and the logger: packages beside the site itself.',
      },
      items: [
        'api/misc/create-docusaurus',
        {
          type: 'category',
          label: 'ESLint plugin',
          link: {type: 'doc', id: 'api/misc/eslint-plugin/README'},
          items: [
            'api/misc/eslint-plugin/no-html-links',
            'api/misc/eslint-plugin/no-untranslated-text',
            'api/misc/eslint-plugin/prefer-docusaurus-heading',
            'api/misc/eslint-plugin/string-literal-i18n-messages',
          ],
        },
        'api/misc/logger/logger',
      ],
    },
  ],
};

export default sidebars;
