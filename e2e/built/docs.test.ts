import {expect, test} from 'vitest';
import {attributesIn, builtDocument, linksNamed, textsIn} from '../support/built-document';
import {lastVersion} from '../support/versions';

const docs = `/docs/${lastVersion}`;
const paginator = 'nav[aria-label="Docs pages"]';

test(
  'the previous and next links follow the sidebar, across categories',
  {tags: ['paginator']},
  () => {
    let route = `${docs}/`;
    expect(linksNamed(route, /^Previous/u, paginator)).toEqual([]);
    for (const title of ['Getting started', 'Installation', 'Configuration']) {
      route = linksNamed(route, /^Next/u, paginator)[0]!.href!;
      expect(textsIn(route, 'h1')).toEqual([title]);
    }
    expect(linksNamed(route, /^Previous.*Installation$/u, paginator)[0]?.href).toBe(
      `${docs}/installation/`,
    );
    expect(textsIn(`${docs}/typescript-support/`, `${paginator} a`)).toEqual([
      expect.stringMatching(/Playground/u),
      expect.stringMatching(/Guides/u),
    ]);
  },
);

test(
  'the breadcrumbs and the open categories of the sidebar lead to a doc',
  {tags: ['sidebar-follows']},
  () => {
    const page = `${docs}/markdown-features/tabs/`;
    const links = linksNamed(page, /./u, 'nav[aria-label="Breadcrumbs"]');
    expect(links.map(({text, href}) => [text, href])).toEqual([
      ['Guides', `${docs}/category/guides/`],
      ['Markdown features', `${docs}/markdown-features/`],
    ]);
    const sidebar = 'nav[aria-label="Docs sidebar"]';
    const expanded = attributesIn(page, `${sidebar} details[open] > summary`, 'aria-label');
    expect(expanded).toEqual([
      'Pages in Getting started',
      'Pages in Guides',
      'Pages in Markdown features',
    ]);
    expect(textsIn(page, `${sidebar} [aria-current="page"]`)).toEqual(['Tabs']);
  },
);

// https://github.com/mozilla/readability/issues/807
test('reader views keep headings, whose classes do not look like those of page controls', () => {
  const classes = attributesIn(`${docs}/installation/`, 'article h2', 'class');
  expect(classes.length).toBeGreaterThan(3);
  expect(classes.join(' ')).not.toMatch(/scroll|hidden|sidebar|footer|share|tags|widget/iu);
});

test('the table of contents lists headings of levels 2 and 3', {tags: ['toc-levels']}, () => {
  const page = `${docs}/api/plugin-methods/lifecycle-apis/`;
  const headings = attributesIn(page, 'article .markdown :is(h2, h3)', 'id');
  expect(builtDocument(page)('article .markdown h4').length).toBeGreaterThan(0);
  expect(attributesIn(page, '.theme-doc-toc-desktop .table-of-contents__link')).toEqual(
    headings.map((id) => `#${id}`),
  );
});
