import {describe, expect, it} from 'vitest';
import {nearestPages, type SitePage} from './rank';

const docs: SitePage[] = [
  ['', 'Introduction'],
  ['cli/', 'Command line'],
  ['configuration/', 'Configuration'],
  ['creating-pages/', 'Pages'],
  ['typescript-support/', 'TypeScript support'],
  ['markdown-features/', 'Markdown features'],
  ['markdown-features/tabs/', 'Tabs'],
  ['markdown-features/toc/', 'Table of contents'],
  ['i18n/crowdin/', 'Translations with Crowdin'],
  ['api/docusaurus-config/', 'docusaurus.config.js'],
  ['api/plugins/@docusaurus/plugin-pwa/', 'plugin-pwa'],
];

const inVersion = (root: string) => docs.map(([path, title]): SitePage => [root + path, title]);

const site: SitePage[] = [
  ...inVersion('docs/3.9.2/'),
  ...inVersion('docs/'),
  ...inVersion('docs/3.8.1/'),
  ['', 'Docusaurus Docs'],
  ['blog/', 'Blog'],
  ['blog/releases/3.8/', 'Docusaurus 3.8'],
  ['blog/releases/3.9/', 'Docusaurus 3.9'],
  ['blog/2022/08/01/announcing-docusaurus-2.0/', 'Docusaurus 2.0'],
  ['changelog/', 'Changelog'],
  ['changelog/3.9.1/', '3.9.1'],
  ['changelog/3.9.2/', '3.9.2'],
  ['community/support/', 'Support'],
  ['community/team/', 'Team'],
  ['showcase/', 'Showcase'],
];

const pathsNear = (path: string) => nearestPages(path, site).map(([page]) => page);

describe('the nearest page', () => {
  it.each([
    ['with a typo', '/docs/configuraton/', 'docs/configuration/'],
    ['with joined words', '/docs/typescriptsupport/', 'docs/typescript-support/'],
    ['without a version', '/cli/', 'docs/3.9.2/cli/'],
    ['in a version without docs here', '/docs/3.6.0/i18n/crowdin/', 'docs/3.9.2/i18n/crowdin/'],
    ['with only a version', '/3.9.2/cli/', 'docs/3.9.2/cli/'],
    ['in the version of the path', '/docs/3.9.2/clli/', 'docs/3.9.2/cli/'],
    ['in an older version', '/docs/3.8.1/configuratio/', 'docs/3.8.1/configuration/'],
    ['in the next version', '/docs/next/cli/', 'docs/cli/'],
    ['of a release without docs', '/docs/3.9.1/', 'changelog/3.9.1/'],
    ['in its former folder', '/docs/guides/creating-pages/', 'docs/creating-pages/'],
    ['outside its new folder', '/docs/3.9.2/tabs/', 'docs/3.9.2/markdown-features/tabs/'],
    ['by its title', '/docs/3.9.2/table-of-contents/', 'docs/3.9.2/markdown-features/toc/'],
    ['by its old file name', '/docs/docusaurus.config.js', 'docs/api/docusaurus-config/'],
    ['with a file extension', '/docs/cli.html', 'docs/cli/'],
    ['in uppercase', '/DOCS/CLI/', 'docs/cli/'],
    ['with a v before the version', '/changelog/v3.9.1/', 'changelog/3.9.1/'],
    [
      'without the date of a post',
      '/blog/announcing-docusaurus-2.0',
      'blog/2022/08/01/announcing-docusaurus-2.0/',
    ],
    ['in a list of posts', '/blog/nope/', 'blog/'],
    ['in the singular', '/docs/creating-page/', 'docs/creating-pages/'],
  ])('%s', (_, path, nearest) => {
    expect(pathsNear(path)[0]).toBe(nearest);
  });
});

it('suggests a doc with several versions once', () => {
  const near = pathsNear('/docs/markdown-features/tab/');
  expect(near).toContain('docs/markdown-features/tabs/');
  expect(near).not.toContain('docs/3.9.2/markdown-features/tabs/');
});

it.each([
  ['nothing like it', '/zzzz/qqqq/'],
  ['no words', '///'],
  ['markup', '/%3Cb%3E/<i>/'],
  ['invalid encoding', '/%E0%A4%A'],
  ['non-Latin letters', '/%E6%97%A5%E6%9C%AC/'],
])('a path with %s has no similar pages', (_, path) => {
  expect(pathsNear(path)).toEqual([]);
});

it('long paths are compared by their last part', () => {
  expect(pathsNear(`${'/a-long-way'.repeat(5000)}/showcse/`)).toEqual(['showcase/']);
});
