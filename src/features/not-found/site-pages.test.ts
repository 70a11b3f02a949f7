import {expect, it} from 'vitest';
import {orderPages} from './site-pages';

const versions = [
  {root: 'docs/', isLast: false},
  {root: 'docs/3.9.2/', isLast: true},
  {root: 'docs/3.8.1/', isLast: false},
];

it('suggests pages for readers, with the latest release first', () => {
  const paths = [
    '',
    'blog/',
    'blog/page/2/',
    'blog/authors/desk/authors/3/',
    'docs/cli/',
    'docs/3.8.1/cli/',
    'docs/3.9.2/cli/',
    'tests/pages/',
    '__docusaurus/debug/',
    'search/',
  ];
  expect(orderPages(paths, versions)).toEqual({
    docsRoots: ['docs/3.9.2/', 'docs/', 'docs/3.8.1/'],
    paths: ['docs/3.9.2/cli/', '', 'blog/', 'docs/cli/', 'docs/3.8.1/cli/'],
  });
});
