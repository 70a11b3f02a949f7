const template = require('./template.config');

const [[preset, options]] = template.presets;
const {navbar} = template.themeConfig;

module.exports = {
  ...template,
  presets: [[preset, {...options, docs: {sidebarPath: require.resolve('./sidebars.js')}}]],
  themeConfig: {
    ...template.themeConfig,
    // The second navbar item is wrong: no doc has this ID.
    ...(process.env.BROKEN_NAVBAR && {
      navbar: {
        ...navbar,
        items: [...navbar.items, {type: 'doc', docId: 'instal', label: 'Install'}],
      },
    }),
  },
};
