import type {ThemeConfig as AlgoliaThemeConfig} from '@docusaurus/theme-search-algolia';
import {env} from './env';

/** Hosted search if its variables are set; otherwise search is embedded. */
export const algolia: AlgoliaThemeConfig['algolia'] | undefined = env.algolia && {
  appId: env.algolia.appId,
  apiKey: env.algolia.apiKey,
  indexName: env.algolia.indexName,
  contextualSearch: true,
  searchPagePath: 'search',
  // Validation would escape a string, so it would never match as a pattern.
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
