import {existsSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {attributesIn, builtDocument, linksNamed, textsIn} from '../support/built-document';
import {buildDir, routes} from '../support/routes';

const root = '/tests/docs/';
const sidebar = 'nav[aria-label="Docs sidebar"]';
const tags = {tags: ['test-docs']};

describe('tables of contents', () => {
  test.each([
    ['2-2', 2, 2],
    ['2-3', 2, 3],
    ['2-4', 2, 4],
    ['2-5', 2, 5],
    ['3-5', 3, 5],
    ['3-_', 3, 3],
    ['4-5', 4, 5],
    ['5-5', 5, 5],
    ['_-5', 2, 5],
    ['_-_', 2, 3],
  ])('have the levels that toc-%s sets', tags, (doc, min, max) => {
    const levels = Array.from({length: max - min + 1}, (_, index) => min + index);
    expect(textsIn(`${root}toc/toc-${doc}/`, '.table-of-contents a')).toEqual(
      ['one', 'two'].flatMap((branch) => levels.map((level) => `Level ${level}, branch ${branch}`)),
    );
  });

  test('list headings of partials in page order', tags, () => {
    expect(textsIn(`${root}tests/toc-partials/`, '.table-of-contents a')).toEqual([
      'Before the partials',
      'Heading of the first partial',
      'Its second level',
      'Between the partials',
      'Heading of the second partial',
      'Heading of the nested partial',
      'Below the nested partial',
      'After the partials',
    ]);
  });
});

describe('links', () => {
  const target = `${root}tests/links/target-doc-slug/`;

  test('every way to write a link leads to the same page', tags, () => {
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

  test('are resolved in any text, to any file name', tags, () => {
    const page = `${root}tests/links/test-markdown-links/`;
    for (const name of ['strong text and code', 'one', 'hover it', 'quoted', 'cell']) {
      expect(linksNamed(page, name, 'article')[0]?.href, name).toBe(target);
    }
    for (const [name, heading] of [
      ['spaces', 'Doc 1 in a folder with spaces'],
      ['an apostrophe', "Beginner's guide"],
      ['letters', 'Letters beyond ASCII'],
    ] as const) {
      const [link] = linksNamed(page, name, 'article');
      expect(textsIn(decodeURI(link!.href!), 'h1')).toEqual([heading]);
    }
  });

  test('lead from and to docs with unusual or equal file names', tags, () => {
    expect(linksNamed(`${root}tests/ascii/folder/æøå/`, 'The doc above')[0]?.href).toMatch(
      /^\/tests\/docs\/tests\/ascii\/(?:æøå|%C3%A6%C3%B8%C3%A5)\/$/u,
    );
    for (const name of ['the other doc', 'the same in pointed brackets']) {
      expect(decodeURI(linksNamed(`${root}folder with space/doc 1/`, name)[0]!.href!)).toBe(
        `${root}folder with space/doc 2/`,
      );
    }
    expect(routes).not.toContain(`${root}tests/case-sentitive-doc/`);
  });
});

test.each([
  ["beginner's guide/", "Beginner's guide"],
  ['folder with space/doc 2/', 'Doc 2 in a folder with spaces'],
  ['tests/ascii/æøå/', 'Letters beyond ASCII'],
  ['dummy.html/', 'A slug with .html'],
])('%s is the current item in its sidebar', tags, (route, title) => {
  expect(linksNamed(root + route, title, sidebar).map(({current}) => current)).toEqual(['page']);
  expect(textsIn(root + route, 'h1')).toEqual([title]);
});

test('admonitions have their types and titles, also when nested', tags, () => {
  const $ = builtDocument(`${root}tests/admonitions/`);
  const kinds = ['note', 'tip', 'info', 'warning', 'danger'];
  const all = $('.theme-admonition').toArray();
  const oldNames = ['secondary', 'important', 'success', 'caution'];
  expect(all.map((each) => /theme-admonition-(\w+)/u.exec($(each).attr('class')!)![1])).toEqual([
    ...kinds,
    ...oldNames,
    ...kinds,
    'warning',
    'tip',
    'tip',
  ]);
  const withText = (text: string) => $(all.filter((each) => $(each).text().includes(text)));
  expect(withText('The words of the title').text()).toContain('A title of its own');
  expect(withText('Outermost').first().find('.theme-admonition-tip').text()).toContain(
    'Three deep.',
  );
});
