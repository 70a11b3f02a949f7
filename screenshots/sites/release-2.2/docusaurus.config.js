const template = require('./template.config');

module.exports = {
  ...template,
  markdown: {mermaid: true},
  themes: ['@docusaurus/theme-mermaid'],
};
