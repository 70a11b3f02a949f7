import {describe, expect, test} from 'vitest';
import {attributesIn, builtDocument, linksNamed, textsIn} from '../support/built-document';

const root = '/tests/docs/tests';
const sidebar = 'nav[aria-label="Docs sidebar"]';
const breadcrumbs = 'nav[aria-label="Breadcrumbs"]';
const cards = 'main article a';
const tags = {tags: ['test-docs']};

const buttons = (page: string) =>
  attributesIn(page, `${sidebar} button`, 'aria-label').filter((label) =>
    label?.includes('category'),
  );

describe('category links', () => {
  test.each([
    ['With an index', 'with-index-doc/'],
    ['With a readme', 'with-readme-doc/'],
    ['With a doc of its name', 'with-category-name-doc/'],
    ['With an intro', 'custom-index-convention/intro/'],
  ])('a category labeled %s links to one of its docs', tags, (label, address) => {
    const route = `${root}/category-links/${address}`;
    expect(linksNamed(route, label, sidebar)).toMatchObject([{href: route, current: 'page'}]);
    expect(buttons(route)).toContain(`Collapse sidebar category '${label}'`);
    const category = `${sidebar} li:has(> div > a[href="${route}"])`;
    const doc = linksNamed(route, 'Sample doc', category).at(-1)!.href!;
    expect(linksNamed(doc, label, breadcrumbs)[0]?.href).toBe(route);
  });

  test(
    'categories without a page are buttons, and categories without other docs are links',
    tags,
    () => {
      const page = `${root}/category-links/no-index-doc/`;
      const $ = builtDocument(page);
      const toggles = $(`${sidebar} a[role="button"], ${sidebar} button`).toArray();
      const labels = toggles.map((toggle) => $(toggle).text());
      expect(labels).toEqual(expect.arrayContaining(['No index doc', 'regular-category']));
      expect(
        linksNamed(page, 'An index that is no page of its category', sidebar)[0]?.current,
      ).toBe('page');
      const alone = 'A folder without other docs';
      expect(linksNamed(page, alone, sidebar)[0]?.href).toBe(`${root}/category-links/no-subdoc/`);
      expect(buttons(page)).not.toContain(`Expand sidebar category '${alone}'`);
    },
  );

  test('a generated index has the slug, title and keywords of its category', tags, () => {
    const page = '/tests/docs/category-links-generated-index-slug/';
    expect(textsIn(page, 'h1')).toEqual(['An index at an address of its own']);
    expect(attributesIn(page, 'meta[name="keywords"]', 'content')).toEqual([
      'slug,generated index',
    ]);
    expect(linksNamed(page, 'Category with a slug', sidebar)[0]?.current).toBe('page');
    expect(textsIn(page, sidebar)[0]).toContain('HTML in a sidebar');
  });
});

describe('conflicts', () => {
  test.each([
    ['alpha', 'Alpha'],
    ['beta', 'Beta'],
  ])('docs and categories called test in %s have pages of their own', tags, (folder, label) => {
    const index = `/tests/docs/category/${folder}/`;
    const doc = `${root}/Conflicts/category-index-name/${folder}/test/`;
    expect(attributesIn(index, cards)).toEqual([doc]);
    expect(linksNamed(doc, label, breadcrumbs)[0]?.href).toBe(index);

    const category = `${root}/Conflicts/category-index-name-2/${folder}/test/`;
    expect(textsIn(`${category}doc/`, breadcrumbs)[0]).toContain(label);
    expect(linksNamed(`${category}doc/`, label, breadcrumbs)).toEqual([]);
    expect(linksNamed(`${category}doc/`, 'Test category', breadcrumbs)[0]?.href).toBe(category);
    expect(linksNamed(`${category}doc/`, /Previous.*Test category/u)[0]?.href).toBe(category);
  });

  test('two categories with the same label each have an index', tags, () => {
    for (const [address, doc] of [
      ['categorylabeltest', 'doc-with-another-sidebar'],
      ['categorylabeltest-1', 'standalone'],
    ]) {
      const page = `/tests/docs/category/${address}/`;
      expect(textsIn(page, 'h1')).toEqual(['CategoryLabelTest']);
      expect(attributesIn(page, cards)).toEqual([`/tests/docs/${doc}/`]);
    }
  });
});

test('labels, class names and custom props come from front matter', tags, () => {
  const page = `${root}/sidebar-frontmatter/doc-with-sidebar-label/`;
  expect(textsIn(page, 'h1')).toEqual(['A title that the sidebar does not show']);
  expect(linksNamed(page, 'Label from front matter', sidebar)[0]?.current).toBe('page');
  expect(textsIn(page, breadcrumbs)[0]).toContain('Label from front matter');
  expect(textsIn(page, `${sidebar} li.text--bold`)).toEqual([
    'Folder with an index alone',
    'Doc with a class name',
  ]);
  expect(textsIn(page, `${sidebar} li.text--italic`)[0]).toContain('Sidebar front matter');
  expect(textsIn(`${root}/sidebar-frontmatter/doc-with-sidebar-custom-props/`, 'dd')).toEqual([
    '{"from":"_category_.yml"}',
    '{"from":"the index of a folder"}',
    '{"icon":"lamp","count":3,"nested":{"deep":true}}',
  ]);
});

test('index cards describe the page they link to', tags, () => {
  const page = '/tests/docs/category/sidebar-item-description-tests/';
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
