import type {ThemeConfig as AlgoliaThemeConfig} from '@docusaurus/theme-search-algolia';
import {env} from './env';

/** Hosted search, when its variables are given; without them search is embedded. */
export const algolia: AlgoliaThemeConfig['algolia'] | undefined = env.algolia && {
  appId: env.algolia.appId,
  apiKey: env.algolia.apiKey,
  indexName: env.algolia.indexName,
  contextualSearch: true,
  searchPagePath: 'search',
  // A string would be escaped by the validation, so that it never matches as a pattern.
  replaceSearchResultPathname: {from: /^\/docs\/next/ as unknown as string, to: '/docs'},
  ...(env.algolia.assistant && {
    askAi: {
      assistantId: env.algolia.assistant.id,
      indexName: env.algolia.assistant.indexName,
      apiKey: env.algolia.apiKey,
      appId: env.algolia.appId,
    },
  }),
};
