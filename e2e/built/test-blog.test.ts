import {describe, expect, test} from 'vitest';
import {attributesIn, builtDocument, linksNamed, textsIn} from '../support/built-document';
import {builtPage, readBuilt, routes} from '../support/routes';

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
  const header = 'article header';
  const post = (end: string) => `${root}${end}/`;

  test(
    'show for none, one, two or six authors, image-only authors and inline authors',
    tags,
    () => {
      expect(textsIn(post('2021/08/22/no-author'), `${header} .avatar`)).toEqual([]);
      const dual = post('2024/07/03/dual-author');
      expect(linksNamed(dual, 'Grace Sample', header).at(-1)?.href).toBe(
        `${root}authors/reviewers/grace/`,
      );
      expect(linksNamed(dual, 'Guido Inline', header).at(-1)?.href).toBe(
        'https://example.com/guido',
      );
      const many = post('2024/07/03/multiple-authors');
      expect(textsIn(many, `${header} .avatar`)).toHaveLength(6);
      expect(textsIn(many, header)[0]).toContain('Guest of honor of this post');
      expect(textsIn(many, header)[0]).not.toContain('Reviews test posts');
      const images = post('2022/01/20/image-only-authors');
      expect(attributesIn(images, `${header} .avatar img`, 'src')).toHaveLength(3);
      expect(textsIn(images, `${header} .avatar__name`)).toEqual([]);
      expect(textsIn(post('2023/08/05'), `${header} .avatar`)).toEqual([
        expect.stringMatching(/^Nora Inline/u),
      ]);
    },
  );

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

  test('with only unlisted posts are unlisted', tags, () => {
    const listed = textsIn(`${root}tags/`, 'main li');
    expect(listed.filter((text) => /^Visibility ?1/u.test(text))).toHaveLength(1);
    expect(listed.join(' ')).not.toContain('Unlisted');
    expect(builtPage(`${root}tags/unlisted/`)).toContain('Unlisted page');
    expect(textsIn(`${root}tags/visibility/`, 'article h2')).toEqual(['Post B of a day']);
  });
});

test('an unlisted post shows a notice and is missing from lists and feeds', tags, () => {
  const post = `${root}unlisted-post/`;
  expect(builtPage(post)).toContain('Unlisted page');
  expect(attributesIn(post, 'meta[name="robots"]', 'content')).toEqual(['noindex, nofollow']);
  const lists = routes.filter((route) =>
    /^\/tests\/blog\/(?:page\/\d+\/|archive\/)?$/u.test(route),
  );
  expect(lists.length).toBeGreaterThan(7);
  for (const file of [
    ...lists.map((route) => `${route}index.html`),
    ...['rss.xml', 'atom.xml', 'feed.json'].map((feed) => root + feed),
  ]) {
    expect(readBuilt(file), file).not.toContain('unlisted-post');
  }
});

test('footnotes link to their own post when several posts are on a page', tags, () => {
  const $ = builtDocument(`${root}page/3/`);
  for (const [title, day] of [
    ['Footnotes of the first post', '2022-01-21'],
    ['Footnotes of the second post', '2022-01-22'],
    ['Footnotes of the third post', '2022-04-20'],
  ] as const) {
    const post = $('article').filter((_, article) =>
      $(article).find('h2').first().text().startsWith(title),
    );
    const anchor = post.find('sup a').first().attr('href')!;
    expect($(`[id="${anchor.slice(1)}"]`).text()).toContain(day);
  }
});
