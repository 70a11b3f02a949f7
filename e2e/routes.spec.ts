import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {buildDir, routes} from './support/routes';
import {expect, test} from './support/test';

const families: Record<string, string[]> = {
  'top-level pages': [
    '/',
    '/search/',
    '/showcase/',
    '/versions/',
    '/feature-requests/',
    '/tests/',
    '/examples/markdownPageExample/',
    '/examples/noIndex/',
    '/license/',
    '/privacy/',
  ],
  blog: [
    '/blog/',
    '/blog/archive/',
    '/blog/authors/',
    '/blog/authors/release-desk/',
    '/blog/tags/',
    '/blog/tags/release/',
    '/blog/releases/3.9/',
    '/blog/releases/3.8/',
    '/blog/releases/3.7/',
  ],
  changelog: [
    '/changelog/',
    '/changelog/page/2/',
    '/changelog/authors/',
    '/changelog/3.9.2/',
    '/changelog/3.0.0/',
  ],
  community: ['canary', 'contributing', 'release-process', 'resources', 'support', 'team'].map(
    (page) => `/community/${page}/`,
  ),
  docs: ['/docs/', '/docs/3.9.2/', '/docs/3.8.1/'].flatMap((root) =>
    [
      '',
      'installation/',
      'configuration/',
      'playground/',
      'typescript-support/',
      'versioning/',
      'deployment/',
      'cli/',
      'category/getting-started/',
      'category/guides/',
    ].map((page) => root + page),
  ),
  'API reference': [
    '/api/docusaurus-config/',
    '/api/misc/create-docusaurus/',
    '/api/misc/@docusaurus/eslint-plugin/no-html-links/',
    '/api/misc/@docusaurus/eslint-plugin/no-untranslated-text/',
    '/api/misc/@docusaurus/eslint-plugin/prefer-docusaurus-heading/',
    '/api/misc/@docusaurus/eslint-plugin/',
    '/api/misc/@docusaurus/eslint-plugin/string-literal-i18n-messages/',
    '/api/misc/@docusaurus/logger/',
    '/api/plugin-methods/extend-infrastructure/',
    '/api/plugin-methods/i18n-lifecycles/',
    '/api/plugin-methods/lifecycle-apis/',
    '/api/plugin-methods/',
    '/api/plugin-methods/static-methods/',
    '/api/plugins/@docusaurus/plugin-client-redirects/',
    '/api/plugins/@docusaurus/plugin-content-blog/',
    '/api/plugins/@docusaurus/plugin-content-docs/',
    '/api/plugins/@docusaurus/plugin-content-pages/',
    '/api/plugins/@docusaurus/plugin-css-cascade-layers/',
    '/api/plugins/@docusaurus/plugin-debug/',
    '/api/plugins/@docusaurus/plugin-google-analytics/',
    '/api/plugins/@docusaurus/plugin-google-gtag/',
    '/api/plugins/@docusaurus/plugin-google-tag-manager/',
    '/api/plugins/@docusaurus/plugin-ideal-image/',
    '/api/plugins/@docusaurus/plugin-pwa/',
    '/api/plugins/@docusaurus/plugin-rsdoctor/',
    '/api/plugins/@docusaurus/plugin-sitemap/',
    '/api/plugins/@docusaurus/plugin-svgr/',
    '/api/plugins/@docusaurus/plugin-vercel-analytics/',
    '/api/plugins/',
    '/api/themes/@docusaurus/theme-classic/',
    '/api/themes/configuration/',
    '/api/themes/@docusaurus/theme-live-codeblock/',
    '/api/themes/@docusaurus/theme-mermaid/',
    '/api/themes/@docusaurus/theme-search-algolia/',
    '/api/themes/',
    '/cli/',
    '/docusaurus-core/',
  ].map((page) => `/docs${page}`),
  'test area': ['/tests/docs/', '/tests/blog/', '/tests/blog/page/2/', '/tests/pages/'],
  'debug pages': ['config', 'content', 'globalData', 'metadata', 'registry', 'routes'].map(
    (page) => `/__docusaurus/debug/${page}/`,
  ),
};

for (const [family, expected] of Object.entries(families)) {
  test(`the build has the ${family}`, () => {
    expect(routes).toEqual(expect.arrayContaining(expected));
  });
}

test('feature requests answer at any path below theirs', async ({page}) => {
  const response = await page.goto('/feature-requests/p/some-topic/');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', {level: 1, name: 'Feature requests'})).toBeVisible();
});

test('an unknown path shows the not-found page with status 404', async ({page}) => {
  const response = await page.goto('/no-such-page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Not Found');
});

test('the sitemap lists pages for readers only', () => {
  const sitemap = readFileSync(path.join(buildDir, 'sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>http:\/\/[^/]+(.*?)<\/loc>/g)].map(([, loc]) => loc);
  expect(paths).toEqual(expect.arrayContaining(['/', '/docs/3.9.2/cli/', '/blog/releases/3.9/']));
  expect(
    paths.filter((loc) => /^\/(?:tests|__docusaurus|search|examples\/noIndex)/.test(loc!)),
  ).toEqual([]);
  expect(paths.filter((loc) => !loc!.endsWith('/'))).toEqual([]);
});

test('no file of the build names the folder it was built in', () => {
  const root = path.resolve(buildDir, '..');
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .map((file) => path.join(buildDir, file))
    .filter((file) => statSync(file).isFile());
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(file).includes(root))).toEqual([]);
});

test('a page that asks not to be indexed says so in its head', async ({page}) => {
  await page.goto('/examples/noIndex/');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
});
