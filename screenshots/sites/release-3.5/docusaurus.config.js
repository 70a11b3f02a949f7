const template = require('./template.config');

const [[preset, options]] = template.presets;
const {navbar} = template.themeConfig;

module.exports = {
  ...template,
  presets: [[preset, {...options, blog: {feedOptions: {type: ['rss', 'atom'], xslt: true}}}]],
  themeConfig: {
    ...template.themeConfig,
    navbar: {...navbar, items: [...navbar.items, {to: '/blog', label: 'Blog'}]},
  },
};
