import template from './template.config';

export default {
  ...template,
  future: {...template.future, experimental_faster: true},
  themeConfig: {
    ...template.themeConfig,
    announcementBar: {
      id: 'version-2',
      content: '⭐️ Version 2.0 is out! <a href="/blog">Read what’s new</a>',
      isCloseable: true,
    },
    // Without these, the theme has no search. Nothing is sent before somebody types.
    algolia: {appId: 'APP_ID', apiKey: 'SEARCH_KEY', indexName: 'my-website'},
  },
};
