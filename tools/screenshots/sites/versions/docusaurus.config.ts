import template from './template.config';

const [[preset, options]] = template.presets;
const {navbar} = template.themeConfig;

export default {
  ...template,
  future: {...template.future, experimental_faster: true},
  i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'fa']},
  presets: [[preset, {...options, blog: false}]],
  themeConfig: {
    ...template.themeConfig,
    navbar: {
      ...navbar,
      items: [
        {
          type: 'docSidebar',
          sidebarId: 'tutorialSidebar',
          position: 'left',
          label: 'Tutorial',
        },
        {type: 'docsVersionDropdown', position: 'right'},
        {type: 'localeDropdown', position: 'right'},
      ],
    },
    footer: undefined,
  },
};
