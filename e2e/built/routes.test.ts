import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {describe, expect, test} from 'vitest';
import type {Manifest, TitlesFile} from '../../src/features/search/index-format';
import {attributesIn, textsIn} from '../support/built-document';
import {
  buildDir,
  builtPage,
  readBuilt,
  readSitemap,
  redirectRoutes,
  routes,
} from '../support/routes';
import {templates} from '../support/templates';
import {lastVersion, olderVersion} from '../support/versions';

type GlobalData = {'docusaurus-plugin-content-docs': Record<string, GlobalPluginData>};

const globalData = JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8')) as GlobalData;

const versionsOf = (instance: string) =>
  globalData['docusaurus-plugin-content-docs'][instance]!.versions;

test(
  'the build contains the pages of each template, about the site, and of categories',
  {tags: ['top-level-pages', 'blog-pages', 'docs-categories']},
  () => {
    const built = Object.values(templates).filter((page) => page !== templates['not found']);
    const aboutSite = ['/about/', '/examples/noIndex/', '/license/', '/privacy/'];
    const categories = ['/docs', `/docs/${lastVersion}`, `/docs/${olderVersion}`].flatMap(
      (root) => [`${root}/category/getting-started/`, `${root}/category/guides/`],
    );
    const paths = [...built, ...aboutSite, ...categories].map((page) => page.split('?')[0]);
    expect(routes).toEqual(expect.arrayContaining(paths));
  },
);

const near = JSON.parse(readBuilt('nearest-pages.json')) as [path: string, title: string][];

const searched = Object.values(
  (JSON.parse(readBuilt('search-index.json')) as Manifest).tags,
).flatMap(({titles}) =>
  (JSON.parse(readBuilt(`search-index/${titles}`)) as TitlesFile).sections.map(({url}) => url),
);

test.each([
  ['the sitemap', readSitemap()],
  ['suggestions for missing pages', near.map(([page]) => `/${page}`)],
  ['the search', searched.map((url) => url.split('#')[0]!)],
])('%s has existing pages for readers, and no others', {tags: ['not-found']}, (_, listed) => {
  expect(listed).toEqual(
    expect.arrayContaining([
      `/docs/${lastVersion}/cli/`,
      '/blog/releases/3.9/',
      `/changelog/${lastVersion}/`,
      '/community/team/',
      '/showcase/',
    ]),
  );
  expect(
    listed.filter((page) => /^\/(?:tests|__docusaurus|search|examples\/noIndex)\//.test(page)),
  ).toEqual([]);
  expect([...new Set(listed)].filter((page) => !routes.includes(page))).toEqual([]);
});

test('suggestions for missing pages have titles', () => {
  expect(near.filter(([, title]) => title === '' || title.includes(' | '))).toEqual([]);
});

test('no built file contains the path of the build folder', () => {
  const root = path.resolve(buildDir, '..');
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .map((file) => path.join(buildDir, file))
    .filter((file) => statSync(file).isFile());
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(file).includes(root))).toEqual([]);
});

test('every page is also available with .html', () => {
  const pages = routes.filter((route) => route !== '/' && !route.endsWith('.html/'));
  const missing = pages.filter(
    (route) => !existsSync(path.join(buildDir, `${route.slice(1, -1)}.html`, 'index.html')),
  );
  expect(pages.length).toBeGreaterThan(50);
  expect(redirectRoutes.length).toBeGreaterThan(pages.length);
  expect(missing).toEqual([]);
});

test(
  'each docs version has its own path, and newer versions keep the pages of older ones',
  {tags: ['docs-versions', 'last-version']},
  () => {
    const versions = versionsOf('default');
    expect(
      versions.map(({path, label, isLast, mainDocId}) => [path, label, isLast, mainDocId]),
    ).toEqual([
      ['/docs', 'Canary', false, 'introduction'],
      [`/docs/${lastVersion}`, lastVersion, true, 'introduction'],
      [`/docs/${olderVersion}`, olderVersion, false, 'introduction'],
    ]);
    const pathsOf = versions.map(({path, docs}) => docs.map((doc) => doc.path.slice(path.length)));
    pathsOf.slice(1).forEach((older, index) => {
      expect(older.length).toBeGreaterThan(80);
      expect(pathsOf[index]).toEqual(expect.arrayContaining(older));
    });
    for (const {docs} of versions) {
      const paths = docs.map((doc) => doc.path.replace(/\/?$/, '/'));
      expect(paths.filter((path) => !routes.includes(path))).toEqual([]);
    }
  },
);

test(
  'the docs sidebar contains the guides and the api sidebar the reference',
  {tags: ['docs-sidebars']},
  () => {
    for (const {name, docs, sidebars} of versionsOf('default')) {
      expect(Object.keys(sidebars ?? {})).toEqual(['docs', 'api']);
      const idsOf = (sidebar: string) =>
        docs
          .filter((doc) => doc.sidebar === sidebar)
          .map(({id}) => id)
          // The ids of category index pages are their paths.
          .filter((id) => !id.startsWith('/category/'));
      const isReference = (id: string) => /^(?:api\/|cli$|docusaurus-core$)/.test(id);
      expect(idsOf('api').length).toBeGreaterThan(30);
      expect(idsOf('docs').length).toBeGreaterThan(40);
      expect(idsOf('api').filter((id) => !isReference(id))).toEqual([]);
      expect(idsOf('docs').filter(isReference)).toEqual([]);
      const file =
        name === 'current' ? 'sidebars.ts' : `versioned_sidebars/version-${name}-sidebars.json`;
      const unlisted = docs.filter(({sidebar}) => !sidebar).map(({id}) => id);
      expect(unlisted, `docs to list in ${file}`).toEqual([]);
    }
  },
);

test(
  'the community docs have six pages in one sidebar, with support as the main page',
  {tags: ['community-pages']},
  () => {
    expect(versionsOf('community').map(({mainDocId}) => mainDocId)).toEqual(['support']);
    const sidebar = 'nav[aria-label="Docs sidebar"]';
    expect(attributesIn('/community/team/', `${sidebar} a[href^="/community/"]`)).toHaveLength(6);
    expect(textsIn('/community/team/', `${sidebar} [aria-current="page"]`)).toEqual(['Team']);
    expect(routes.filter((route) => route.startsWith('/community/'))).toEqual(
      ['canary', 'contributing', 'release-process', 'resources', 'support', 'team'].map(
        (page) => `/community/${page}/`,
      ),
    );
  },
);

const countOf = (pattern: RegExp) => routes.filter((route) => pattern.test(route)).length;

const entriesIn = (folder: string) =>
  readdirSync(folder).filter((file) => /\.mdx?$/.test(file)).length;

test('every post has a page', {tags: ['blog-pages', 'release-posts']}, () => {
  const releases = ['2.2', '2.3', '2.4', ...Array.from({length: 10}, (_, minor) => `3.${minor}`)];
  const undated = [
    '/blog/preparing-your-site-for-docusaurus-v3/',
    '/blog/upgrading-frontend-dependencies-with-confidence-using-visual-regression-testing/',
  ];
  expect(routes).toEqual(
    expect.arrayContaining([
      ...releases.map((version) => `/blog/releases/${version}/`),
      ...undated,
    ]),
  );
  const dated = countOf(/^\/blog\/\d{4}\/\d{2}\/\d{2}\/[^/]+\/$/);
  const ofReleases = countOf(/^\/blog\/releases\/[\d.]+\/$/);
  expect(dated + ofReleases + undated.length).toBe(entriesIn('blog'));
  // Lists show 5 posts per page.
  expect(countOf(/^\/blog\/page\/\d+\/$/)).toBe(Math.ceil(entriesIn('blog') / 5) - 1);
});

test('every release has a changelog page', {tags: ['changelog-pages']}, () => {
  expect(countOf(/^\/changelog\/\d[^/]*\/$/)).toBe(entriesIn('changelog'));
  expect(routes).toEqual(
    expect.arrayContaining(['/changelog/2.0.0-alpha.19/', '/changelog/authors/']),
  );
});

describe('the test area', () => {
  test.each([
    {
      folder: 'docs',
      pages: /^\/tests\/docs\/(?!tags\/|category(?:-links-generated-index-slug)?\/)/u,
    },
    {folder: 'blog', pages: /^\/tests\/blog\/(?!$|page\/|archive\/|authors\/|tags\/)/u},
    {folder: 'pages', pages: /^\/tests\/pages\//u},
  ])(
    'has a page for each file in $folder that is not a draft',
    {tags: ['test-docs', 'test-blog', 'test-pages', 'draft-docs']},
    ({folder, pages}) => {
      const root = `_dogfooding/${folder}`;
      const files = readdirSync(root, {recursive: true, encoding: 'utf8'})
        .filter((file) => /^(?!.*(?:^|\/)_).*\.(?:mdx?|tsx)$/u.test(file))
        .filter((file) => !/^draft: true$/mu.test(readFileSync(path.join(root, file), 'utf8')));
      expect(files.length).toBeGreaterThan(15);
      expect(countOf(pages)).toBe(files.length);
    },
  );

  test("isn't indexed", () => {
    const indexed = routes.filter(
      (route) =>
        route.startsWith('/tests/docs/') &&
        !/<meta [^>]*name="?robots"? content="noindex, nofollow"/.test(builtPage(route)),
    );
    expect(indexed).toEqual([]);
  });
});
