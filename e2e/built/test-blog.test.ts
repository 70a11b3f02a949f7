import {describe, expect, test} from 'vitest';
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
  expect(linksNamed(root, 'Older entries')[0]?.href).toBe(`${root}page/2/`);
  expect(textsIn(`${root}page/7/`, titles)).toEqual(['A second blog on one site']);
  expect(linksNamed(`${root}page/7/`, /(?:Old|New)er entries/u)).toMatchObject([
    {text: 'Newer entries'},
  ]);
});

describe('authors', () => {
  test('have paginated pages at a path from their key or a custom path', tags, () => {
    expect(textsIn(`${root}authors/`, 'main h2')).toEqual([
      'Ada Fixture',
      'Grace Sample',
      'Linus Placeholder',
      'Plain Name',
    ]);
    const grace = `${root}authors/reviewers/grace/authors/2/`;
    expect(textsIn(grace, 'h1')[0]).toContain('Grace Sample');
    expect(textsIn(grace, 'main article')).toHaveLength(3);
    const ada = `${root}authors/ada/`;
    expect(builtPage(ada)).toContain('at the address that her key gives');
    expect(linksNamed(ada, 'Older entries')[0]?.href).toBe(`${ada}authors/2/`);
  });
});

describe('tags', () => {
  test('show 3 posts per page', tags, () => {
    const last = `${root}tags/paginated-tag/page/4/`;
    expect(builtPage(last)).toContain('More posts than three pages hold');
    expect(linksNamed(last, 'Newer entries')[0]?.href).toBe(`${root}tags/paginated-tag/page/3/`);
    expect(linksNamed(`${root}2023/07/19/a/`, /^LongLong/u)[0]?.href).toBe(
      `${root}tags/long-long-long-long-long/`,
    );
  });
});
