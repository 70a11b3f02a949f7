import {expect, test} from 'vitest';
import {linksNamed, textsIn} from '../support/built-document';
import {builtPage} from '../support/routes';

const root = '/tests/blog/';
const titles = 'main article h2';
const tags = {tags: ['test-blog']};

test('lists show 3 posts per page, newest first', tags, () => {
  expect(textsIn(root, titles)).toEqual([
    'Two authors, one of them from elsewhere',
    'Many authors',
    'One author with socials',
  ]);
  expect(textsIn(`${root}page/7/`, titles)).toEqual(['A second blog on one site']);
  expect(textsIn(`${root}authors/reviewers/grace/authors/2/`, 'main article')).toHaveLength(3);
  const last = `${root}tags/paginated-tag/page/4/`;
  expect(linksNamed(last, /(?:Old|New)er entries/u)).toMatchObject([
    {text: 'Newer entries', href: `${root}tags/paginated-tag/page/3/`},
  ]);
});

test('authors and tags have names, paths and descriptions', tags, () => {
  expect(textsIn(`${root}authors/`, 'main h2')).toEqual([
    'Ada Fixture',
    'Grace Sample',
    'Linus Placeholder',
    'Plain Name',
  ]);
  expect(builtPage(`${root}authors/ada/`)).toContain('at the address that her key gives');
  expect(builtPage(`${root}tags/paginated-tag/`)).toContain('More posts than three pages hold');
  expect(linksNamed(`${root}2023/07/19/a/`, /^LongLong/u)[0]?.href).toBe(
    `${root}tags/long-long-long-long-long/`,
  );
});
