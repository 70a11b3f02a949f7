import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {docsVersions, readPages} from './pages';

const metadata = (source: string, permalink: string, unlisted = false) => ({
  type: 'mdx',
  title: 'Tides',
  source: `@site/${source}`,
  permalink,
  unlisted,
  frontMatter: {keywords: ['moon']},
});

const versions = [
  {
    versionName: 'current',
    docs: [metadata('docs/a.mdx', '/site/docs/a'), metadata('docs/b.mdx', '/site/docs/b', true)],
  },
  {versionName: '2.0', docs: [metadata('versioned_docs/a.mdx', '/site/docs/2.0/a')]},
];

const allContent = {
  'docusaurus-plugin-content-docs': {
    default: {loadedVersions: versions},
    tests: {loadedVersions: [{docs: [metadata('_dogfooding/a.mdx', '/site/tests/docs/a')]}]},
  },
  'docusaurus-plugin-content-blog': {
    changelog: {blogPosts: [{metadata: metadata('changelog/1.md', '/site/changelog/1/')}]},
  },
  'docusaurus-plugin-content-pages': {
    default: [metadata('src/pages/about.mdx', '/site/about/'), {type: 'jsx'}],
  },
} as unknown as AllContent;

const context = {
  siteDir: '/site',
  siteConfig: {baseUrl: '/site/', trailingSlash: true},
} as Parameters<typeof readPages>[1];

const pages = readPages(allContent, context);

it('every page with a Markdown source is read once', () => {
  expect(pages.map(({kind, file, route}) => [kind, file, route])).toEqual([
    ['doc', 'docs/a.mdx', '/site/docs/a/'],
    ['doc', 'docs/b.mdx', '/site/docs/b/'],
    ['doc', 'versioned_docs/a.mdx', '/site/docs/2.0/a/'],
    ['doc', '_dogfooding/a.mdx', '/site/tests/docs/a/'],
    ['post', 'changelog/1.md', '/site/changelog/1/'],
    ['page', 'src/pages/about.mdx', '/site/about/'],
  ]);
  expect(pages[0]).toMatchObject({title: 'Tides', keywords: ['moon'], tags: []});
});

it('unlisted pages and those of hidden areas are not listed', () => {
  const hidden = pages.filter(({isListed}) => !isListed);
  expect(hidden.map(({file}) => file)).toEqual(['docs/b.mdx', '_dogfooding/a.mdx']);
});

it('docs know their version', () => {
  const [, latest] = docsVersions(allContent);
  const docs = pages.filter(({version}) => version === latest);
  expect(docs.map(({file}) => file)).toEqual(['versioned_docs/a.mdx']);
});

it('two pages with one route fail with both files, but not in the test area', () => {
  const withTwins = (root: string) => ({
    ...allContent,
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {docs: ['a', 'b'].map((name) => metadata(`${name}.mdx`, `/site/${root}/cli/`))},
        ],
      },
    },
  });
  expect(() => readPages(withTwins('docs'), context)).toThrow(
    'a.mdx and b.mdx are both at /site/docs/cli/. Change the slug of one of them.',
  );
  expect(() => readPages(withTwins('tests'), context)).not.toThrow();
});
