import {describe, expect, test} from 'vitest';
import {attributesIn, linksNamed, textsIn} from '../support/built-document';
import {builtPage, routes} from '../support/routes';

const root = '/tests/docs/';
const sidebar = 'nav[aria-label="Docs sidebar"]';
const tags = {tags: ['test-docs']};

test(
  'test docs and community docs have the version label Next',
  {tags: ['test-docs-label']},
  () => {
    expect(textsIn(root, 'main .badge')).toEqual(['Version: Next']);
    for (const route of [root, '/community/support/']) {
      expect(builtPage(route)).toContain('"version":"Next"');
    }
  },
);

test('tags have labels, paths and descriptions from tags.yml or from docs', tags, () => {
  for (const [label, address] of [
    ['A', 'a'],
    ['Tag B', 'b'],
    ['Tag C', 'permalink-for-tag-c'],
    ['d', 'd'],
    ['Tag E', 'permalink-for-tag-e'],
    ['some-tag', 'some-tag'],
  ] as const) {
    expect(linksNamed(`${root}tags/`, label, 'main li')[0]?.href).toBe(`${root}tags/${address}/`);
  }
  const tagC = `${root}tags/permalink-for-tag-c/`;
  expect(textsIn(tagC, 'h1')).toEqual(['One doc tagged with "Tag C"']);
  expect(builtPage(tagC)).toContain('The address comes from this file');
});

test('docs can be without a sidebar', tags, () => {
  expect(textsIn(`${root}doc-without-sidebar/`, sidebar)).toEqual([]);
});

test('index cards describe the page they link to', tags, () => {
  const page = `${root}category/sidebar-item-description-tests/`;
  expect(textsIn(page, 'main')[0]).toContain('Each card below says where');
  for (const [label, description] of [
    ['Link with a description', 'From the sidebar file: a link has no other place for it.'],
    ['Link to another site', 'The arrow says that it leaves this site.'],
    [
      'Doc: the description of its front matter',
      'A doc that belongs to the second sidebar of the test docs.',
    ],
    ['Category with a description', 'In place of the number of its items.'],
    ['Category without a description', '2 items'],
  ] as const) {
    const card = textsIn(page, 'main a').find((text) => text.includes(label));
    expect(card, label).toContain(description);
  }
  expect(textsIn(page, 'main a')).toContain('Link without a description');
});

describe('visibility', () => {
  const visibility = `${root}tests/visibility/`;
  const unlistedTags = {tags: ['test-docs', 'unlisted-docs']};
  const labels = (end: string) => textsIn(visibility + end, `${sidebar} .menu__link`);

  test('only unlisted docs, including the forced one, show the notice', unlistedTags, () => {
    const unlisted = routes.filter(
      (route) => route.startsWith(root) && builtPage(route).includes('theme-unlisted-banner'),
    );
    expect(unlisted).toEqual([
      `${root}tags/unlisted/`,
      ...[
        'force-unlisted/',
        'only-unlisteds/unlisted-subcategory/',
        'only-unlisteds/unlisted-subcategory/unlisted3/',
        'only-unlisteds/unlisted1/',
        'only-unlisteds/unlisted2/',
        'some-unlisteds/subcategory-with-listed-index/unlisted1/',
        'some-unlisteds/subcategory-with-listed-index/unlisted2/',
        'some-unlisteds/unlisted-subcategory/',
        'some-unlisteds/unlisted-subcategory/unlisted3/',
        'some-unlisteds/unlisted1/',
        'some-unlisteds/unlisted2/',
        'unlisted-except-index/unlisted1/',
        'unlisted-except-index/unlisted2/',
      ].map((end) => visibility + end),
    ]);
  });

  test('the sidebar shows listed docs and the current doc', unlistedTags, () => {
    expect(labels('')).toEqual(
      expect.arrayContaining(['some-unlisteds', 'All unlisted except for the index']),
    );
    expect(labels('')).not.toContain('only-unlisteds');
    expect(labels('')).not.toContain('Unlisted by the parser');

    const hidden = 'only-unlisteds/unlisted1/';
    expect(labels(hidden)).toContain('only-unlisteds');
    expect(labels(hidden)).not.toContain('Unlisted 2 of a hidden category');
    expect(textsIn(visibility + hidden, 'nav[aria-label="Docs pages"] a')).toEqual([]);

    const listed = 'some-unlisteds/unlisted-subcategory/listed1/';
    expect(attributesIn(visibility + listed, 'a')).not.toContain(
      `${visibility}some-unlisteds/unlisted-subcategory/`,
    );
    expect(textsIn(`${root}tags/`, 'main li a')).not.toContain('Unlisted');
  });
});
