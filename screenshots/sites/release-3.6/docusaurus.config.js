const template = require('./template.config');

module.exports = {
  ...template,
  future: {experimental_faster: true},
  plugins: [
    process.env.RSDOCTOR === 'true' && [
      '@docusaurus/plugin-rsdoctor',
      {rsdoctorOptions: {port: 3210}},
    ],
  ],
};
