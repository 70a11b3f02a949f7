import template from './template.config';

export default {
  ...template,
  future: {...template.future, experimental_faster: true},
  themeConfig: {
    ...template.themeConfig,
    algolia: {
      appId: 'APP_ID',
      apiKey: 'SEARCH_KEY',
      indexName: 'my-website',
      askAi: 'ASSISTANT_ID',
    },
  },
};
