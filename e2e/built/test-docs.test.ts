import {describe, expect, test} from 'vitest';
import {hasGitHistory} from '../../config/site';
import {attributesIn, builtDocument, linksNamed, textsIn} from '../support/built-document';
import {builtPage, routes} from '../support/routes';

const root = '/tests/docs/';
const sidebar = 'nav[aria-label="Docs sidebar"]';
const paginator = 'nav[aria-label="Docs pages"]';
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

test.each([
  ['standalone', []],
  ['doc-without-sidebar', [/Previous.*More test/u, /Next.*Standalone/u]],
])('%s has no sidebar, and its own neighbors', tags, (doc, neighbors) => {
  const page = `${root}${doc}/`;
  expect(textsIn(page, sidebar)).toEqual([]);
  const links = textsIn(page, `${paginator} a`);
  expect(links).toEqual(neighbors.map((name) => expect.stringMatching(name)));
});

test('front matter overrides the sidebar, and the date and author of the last update', tags, () => {
  expect(textsIn(`${root}doc-with-another-sidebar/`, `${sidebar} li`)).toEqual([
    'Doc with another sidebar',
  ]);
  const on = (date: string) => (hasGitHistory ? ` on ${date}` : '');
  for (const [doc, text] of [
    ['doc-with-last-update', `Last updated${on('Mar 4, 2021')} by Release desk`],
    ['more-test', `Last updated${on('Feb 29, 2024')} by Test desk`],
    ['standalone', ' by A. Guest'],
  ]) {
    expect(builtDocument(`${root}${doc}/`)('main').text()).toContain(text);
  }
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
    expect(textsIn(visibility + hidden, `${paginator} a`)).toEqual([]);

    const belowIndex = 'unlisted-except-index/unlisted1/';
    expect(labels(belowIndex)).not.toContain('Unlisted 2 below the only listed doc');
    expect(attributesIn(visibility + belowIndex, `${sidebar} button`, 'aria-label')).toContain(
      "Collapse sidebar category 'All unlisted except for the index'",
    );
    const listed = 'some-unlisteds/unlisted-subcategory/listed1/';
    expect(labels(listed)).toContain('Listed below an unlisted index');
    expect(attributesIn(visibility + listed, 'a')).not.toContain(
      `${visibility}some-unlisteds/unlisted-subcategory/`,
    );
    expect(textsIn(`${root}tags/`, 'main li a')).not.toContain('Unlisted');
  });

  test(
    'a category with only drafts is hidden, and one whose index is a draft has no link',
    {tags: ['test-docs', 'draft-docs']},
    () => {
      const page = 'some-drafts/draft-subcategory/listed1/';
      expect(textsIn(visibility + page, `${sidebar} [role="button"]`)).toContain(
        'draft-subcategory',
      );
      expect(textsIn(visibility + page, sidebar).join(' ')).not.toMatch(
        /Draft \d|Draft index|only-drafts/u,
      );
    },
  );
});
