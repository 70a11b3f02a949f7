import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => void vi.resetModules());

it(
  'hosted search uses the configured application, filters by version, and links to /docs',
  {tags: ['search-hosted', 'search-next-paths']},
  async () => {
    for (const name of [
      'APP_ID',
      'API_KEY',
      'INDEX_NAME',
      'ASSISTANT_ID',
      'ASSISTANT_INDEX_NAME',
    ]) {
      vi.stubEnv(`ALGOLIA_${name}`, name.toLowerCase());
    }
    vi.resetModules();
    const {algolia} = await import('./search');
    expect(algolia).toMatchObject({
      appId: 'app_id',
      apiKey: 'api_key',
      indexName: 'index_name',
      contextualSearch: true,
      askAi: {assistantId: 'assistant_id', indexName: 'assistant_index_name'},
    });
    const {from, to} = algolia!.replaceSearchResultPathname!;
    expect('/docs/next/cli/'.replace(from, to)).toBe('/docs/cli/');
  },
);
