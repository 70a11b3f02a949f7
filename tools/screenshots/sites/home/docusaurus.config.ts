import template from './template.config';

const [[preset, options]] = template.presets;

export default {
  ...template,
  future: {...template.future, experimental_faster: true},
  presets: [
    [
      preset,
      {
        ...options,
        docs: {
          ...options.docs,
          path: 'handbook',
          editUrl: undefined,
          versions: {current: {label: '2.0'}},
        },
        blog: {...options.blog, editUrl: undefined},
      },
    ],
  ],
  themeConfig: {
    ...template.themeConfig,
    navbar: {
      ...template.themeConfig.navbar,
      items: [
        {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Docs'},
        {to: '/blog', label: 'Blog'},
        {type: 'docsVersionDropdown', position: 'right'},
        {type: 'localeDropdown', position: 'right'},
      ],
    },
  },
};
