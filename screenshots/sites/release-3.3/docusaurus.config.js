const template = require('./template.config');

const [[preset, options]] = template.presets;

module.exports = {
  ...template,
  presets: [
    [
      preset,
      {
        ...options,
        pages: {
          editUrl: 'https://github.com/acme/docs/edit/main/',
          showLastUpdateTime: true,
          showLastUpdateAuthor: true,
        },
      },
    ],
  ],
};
