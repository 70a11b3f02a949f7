import {expect, it} from 'vitest';
import {docPath} from '../../data/versions';
import {orderPages} from './site-pages';

it('suggests pages for readers, with the latest release first', () => {
  const latest = `${docPath().slice(1)}cli/`;
  const paths = [
    '',
    'blog/',
    'blog/page/2/',
    'blog/authors/desk/authors/3/',
    'docs/cli/',
    'docs/1.0/cli/',
    latest,
    'tests/pages/',
    '__docusaurus/debug/',
    'search/',
  ];
  expect(orderPages(paths)).toEqual([latest, '', 'blog/', 'docs/cli/', 'docs/1.0/cli/']);
});
