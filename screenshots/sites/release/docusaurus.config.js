module.exports = {
  title: 'My Site',
  url: 'https://my-website.example.com',
  baseUrl: '/',
  favicon: 'img/favicon.ico',
  // There is no home page for the logo to lead to.
  onBrokenLinks: 'ignore',
  presets: [['classic', {theme: {customCss: require.resolve('./src/css/custom.css')}}]],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'My Site',
      logo: {alt: 'My Site Logo', src: 'img/logo.svg'},
      items: [{to: '/docs/intro', label: 'Tutorial'}],
    },
  },
};
