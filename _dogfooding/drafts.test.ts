import path from 'node:path';
import {loadContext} from '@docusaurus/core/lib/server/site';
import contentPages, {
  validateOptions,
  type Options,
  type PluginOptions,
} from '@docusaurus/plugin-content-pages';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => vi.unstubAllEnvs());

/** The addresses of the test pages, as `npm start` or a build finds them. */
async function testPages(mode: 'production' | 'development'): Promise<string[]> {
  vi.stubEnv('NODE_ENV', mode);
  const context = await loadContext({siteDir: path.resolve(__dirname, '..')});
  const options = validateOptions({
    validate: normalizePluginOptions as Parameters<typeof validateOptions>[0]['validate'],
    options: {path: '_dogfooding/pages', routeBasePath: 'tests/pages'} satisfies Options,
  }) as PluginOptions;
  const plugin = await contentPages(context, options);
  const pages = (await plugin?.loadContent?.()) ?? [];
  return pages.map(({permalink}) => permalink);
}

it('a draft has its page under `npm start`, and none in a build', async () => {
  expect(await testPages('development')).toContain('/tests/pages/draft');
  const built = await testPages('production');
  expect(built).toContain('/tests/pages/tabs-tests');
  expect(built).not.toContain('/tests/pages/draft');
});
