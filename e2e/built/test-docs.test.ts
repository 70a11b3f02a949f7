import {existsSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {hasGitHistory} from '../../config/site';
import {attributesIn, builtDocument, linksNamed, textsIn} from '../support/built-document';
import {buildDir, builtPage, routes} from '../support/routes';

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

test('a category can have a doc of any name as its index', tags, () => {
  const index = `${root}tests/category-links/custom-index-convention/intro/`;
  expect(linksNamed(index, 'With an intro', sidebar)).toMatchObject([
    {href: index, current: 'page'},
  ]);
});

test('a generated index has the slug, title and keywords of its category', tags, () => {
  const page = `${root}category-links-generated-index-slug/`;
  expect(textsIn(page, 'h1')).toEqual(['An index at an address of its own']);
  expect(attributesIn(page, 'meta[name="keywords"]', 'content')).toEqual(['slug,generated index']);
  expect(linksNamed(page, 'Category with a slug', sidebar)[0]?.current).toBe('page');
  expect(textsIn(page, sidebar)[0]).toContain('HTML in a sidebar');
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

test('tables of contents have the levels that front matter sets', tags, () => {
  expect(textsIn(`${root}toc/toc-3-5/`, '.table-of-contents a')).toEqual(
    ['one', 'two'].flatMap((branch) =>
      [3, 4, 5].map((level) => `Level ${level}, branch ${branch}`),
    ),
  );
});

test('every way to write a link leads to the same page', tags, () => {
  const target = `${root}tests/links/target-doc-slug/`;
  const $ = builtDocument(`${root}tests/links/resolution/`);
  const lists = $('.theme-doc-markdown ul').toArray();
  const addresses = lists.map((list) =>
    $(list)
      .find('a')
      .toArray()
      .map((link) => $(link).attr('href')),
  );
  expect(addresses).toEqual([
    Array(10).fill(target),
    Array(2).fill(`${target}#part`),
    Array(2).fill(`${target}?from=file#part`),
    [
      'mailto:nobody@example.com',
      'https://example.com/',
      '/dogfooding/notes.txt',
      expect.stringMatching(/^\/assets\/files\/notes%20of%20a%20test-\w+\.txt$/u),
    ],
  ]);
  const [image] = attributesIn(`${root}tests/images/`, 'article a[href^="/assets"]');
  for (const file of [...addresses[3]!.slice(2), image]) {
    expect(existsSync(buildDir + decodeURI(file!)), file).toBe(true);
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
});
