import template from './template.config';

const [[preset, options]] = template.presets;
const {themeConfig} = template;

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
          editUrl: undefined,
        },
        blog: {...options.blog, editUrl: undefined, include: ['202{5,6}-*']},
      },
    ],
  ],
  themeConfig: {
    ...themeConfig,
    navbar: {
      ...themeConfig.navbar,
      items: [
        {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Tutorial'},
        {type: 'docSidebar', sidebarId: 'apiSidebar', label: 'API'},
        {to: '/blog', label: 'Blog'},
        {
          label: 'Community',
          items: [
            {label: 'Help', to: '/docs/intro'},
            {label: 'Contributing', to: '/docs/api/overview'},
            {label: 'GitHub', href: 'https://github.com/facebook/docusaurus'},
          ],
        },
      ],
    },
  },
};
