const template = require('./template.config');

module.exports = {
  ...template,
  themeConfig: {
    ...template.themeConfig,
    footer: {
      style: 'dark',
      links: [
        {title: 'Docs', items: [{label: 'Tutorial', to: '/docs/intro'}]},
        {title: 'Guides', items: [{label: 'All guides', to: '/docs/category/guides'}]},
      ],
      copyright: 'Copyright © 2022 My Project, Inc. Built with Docusaurus.',
    },
  },
};
