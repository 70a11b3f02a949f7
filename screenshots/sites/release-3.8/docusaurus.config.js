const template = require('./template.config');

const [[preset]] = template.presets;

module.exports = {
  ...template,
  future: {v4: true},
  presets: [[preset, {theme: {customCss: ['./src/css/custom.css', './src/css/isolation.css']}}]],
};
