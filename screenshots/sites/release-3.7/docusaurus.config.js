const template = require('./template.config');

const {navbar} = template.themeConfig;

module.exports = {
  ...template,
  themeConfig: {
    ...template.themeConfig,
    navbar: {...navbar, items: [...navbar.items, {to: '/blog', label: 'Blog'}]},
  },
};
