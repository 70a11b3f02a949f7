import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {attributesIn, builtDocument, linksNamed, textsIn} from '../support/built-document';
import {buildDir, builtFor, builtPage, routes} from '../support/routes';

const testPages = routes.filter((route) => route.startsWith('/tests/pages/'));

test('the test page index links to each test page', () => {
  const linked = ['/tests/pages/', ...attributesIn('/tests/pages/', 'article a')];
  expect(testPages.filter((route) => !linked.includes(route))).toEqual([]);
});

test("drafts aren't built, and an unlisted page shows a notice", () => {
  expect(testPages.filter((route) => route.includes('draft'))).toEqual([]);
  const unlisted = '/tests/pages/my-custom/unlisted/slug/';
  expect(builtPage(unlisted)).toContain('Unlisted page');
  expect(attributesIn(unlisted, 'meta[name="robots"]', 'content')).toEqual(['noindex, nofollow']);
});

test('files with non-ASCII names are at the addresses of links and images', () => {
  const page = '/tests/pages/static-assets/';
  const read = (address?: string) => readFileSync(path.join(buildDir, decodeURI(address!)), 'utf8');
  const files = attributesIn(page, 'article table a').map(read);
  expect(files).toEqual(Array(3).fill(expect.stringContaining('The name of this file')));
  expect(attributesIn(page, 'article img', 'src')).toEqual(
    Array(3).fill(expect.stringMatching(/^data:image\/svg\+xml/u)),
  );
});

test('the head has one tag of each name, of which the last one wins', () => {
  const head = '/tests/pages/head-metadata/';
  const seo = '/tests/pages/seo/';
  const description =
    'A description of this page for results, between 50 and 160 characters long, as search engines show it.';
  for (const [page, selector, content] of [
    [head, 'meta[name="description"]', 'The description of the head block.'],
    [head, 'meta[name="keywords"]', 'front matter,head'],
    [head, 'meta[name="test-head"]', 'last'],
    [head, 'meta[name="test-head-block"]', 'from the head block'],
    [seo, 'meta[name="description"]', description],
    [seo, 'meta[property="og:description"]', description],
    [seo, 'meta[property="og:title"]', 'Search engines | Docusaurus Docs'],
    [seo, 'meta[property="og:url"]', `${builtFor}${seo}`],
    [seo, 'meta[property="og:image"]', `${builtFor}/img/app/icon-512.png`],
  ] as const) {
    expect(attributesIn(page, `head ${selector}`, 'content'), selector).toEqual([content]);
  }
  expect(attributesIn(seo, 'link[rel="canonical"]')).toEqual([`${builtFor}${seo}`]);
  const data = textsIn(seo, 'head script[type="application/ld+json"]');
  expect(data.map((text) => JSON.parse(text) as object)).toContainEqual(
    expect.objectContaining({'@type': 'TechArticle', about: 'Metadata'}),
  );
});

test.each([
  ['Items of a navbar', '.dropdown__menu'],
  ['Items of a mobile sidebar', '.menu__list .menu__list'],
])('a dropdown can contain every item type: %s', (name, menu) => {
  const page = '/tests/pages/navbar-dropdown-tests/';
  const $ = builtDocument(page);
  const items = $(`nav[aria-label="${name}"]`).find(menu).first();
  const links = items.find('a').toArray();
  expect(links.map((link) => $(link).text())).toEqual([
    'A link of the site',
    'This page',
    'A link to elsewhere',
    'A doc',
    'A sidebar',
    'A version',
  ]);
  expect($(links[1]).attr('aria-current')).toBe('page');
  expect(items.find('b > i > u').text()).toBe('three deep');
  expect(items.find('hr')).toHaveLength(1);
});

describe('code blocks', () => {
  const $ = builtDocument('/tests/pages/code-block-tests/');
  const blockWith = (text: string) =>
    $('.theme-code-block')
      .filter((_, block) => $(block).text().includes(text))
      .first();
  const markedIn = (text: string) =>
    blockWith(text)
      .find('.theme-code-block-highlighted-line')
      .toArray()
      .map((line) => $(line).text().trim());

  test(
    'comments and line ranges highlight lines, and the comments are removed',
    {tags: ['magic-comments']},
    () => {
      expect(markedIn('export function greet')).toEqual(['return `Hello, ${name}`;']);
      expect(markedIn('def total')).toEqual([
        'prices = [price for price in prices if price > 0]',
        'return sum(prices)',
      ]);
      expect(markedIn('<li>Not marked</li>')).toEqual(['<li>Marked</li>']);
      expect(markedIn('const list')).toEqual(['<li>Marked</li>']);
      expect(markedIn('const plain')).toEqual([
        'const marked = 1;',
        'const alsoMarked = 3;',
        'const markedToo = 4;',
      ]);
      expect($('main').text()).not.toMatch(/highlight-(?:next-line|start)/u);
    },
  );

  test('titles, line numbers and components', () => {
    expect(blockWith('export function greet').text()).toContain('src/greet.ts');
    const counter = (text: string) => blockWith(text).find('pre').attr('style');
    expect(counter('export function greet')).toMatch(/counter-reset: ?line-count 0/u);
    expect(counter('const second = 42')).toMatch(/counter-reset: ?line-count 40/u);
    expect(markedIn('name: demo')).toEqual(['port: 3000']);
    expect(blockWith('name: demo').text()).toContain('app.yml');
    expect(blockWith('name: demo').find('.token.key').text()).toContain('port');
    expect(blockWith('inside a block of code').find('b').text()).toBe('Bold');
    // Without a language, tags are plain text in one token per line.
    expect(blockWith('No language').text()).toContain('<b>tags</b>');
    expect(blockWith('No language').find('.token:not(.plain)')).toHaveLength(0);
  });

  /** A token of each sample that only its grammar highlights. */
  const words = {
    java: 'final',
    latex: '\\section',
    haskell: '-- a comment',
    matlab: 'end',
    php: 'echo',
    powershell: 'Get-ChildItem',
    bash: 'for',
    diff: '+',
    json: '"private"',
    scss: '$space',
  };

  test.each(Object.entries(words))(
    '%s is highlighted',
    {tags: ['code-languages']},
    (language, word) => {
      const tokens = $(`.theme-code-block.language-${language}`).last().find('.token:not(.plain)');
      expect(tokens.text()).toContain(word);
    },
  );
});

type Link = {href?: string; target?: string; class?: string};

/** The text of a link → its attributes in the build. */
const links: Record<string, Link> = {
  'the index': {href: '/tests/pages/', target: undefined},
  'the index, bare': {href: '/tests/pages/'},
  'tabs in autumn': {href: '/tests/pages/tabs-tests/?season=autumn#query'},
  'the tabs page': {href: '/tests/pages/tabs-tests/'},
  'late content': {href: '/tests/pages/tabs-tests/#lazy'},
  'the index again': {href: '/tests/pages/'},
  'https://example.com/bare/': {href: 'https://example.com/bare/', target: '_blank'},
  'an example': {href: 'https://example.com/', target: '_blank'},
  write: {href: 'mailto:nobody@example.com', target: '_blank'},
  call: {href: 'tel:+10000000000', target: '_blank'},
  'the sitemap': {href: '/sitemap.xml', target: '_blank'},
  to: {href: '/tests/pages/', target: undefined},
  href: {href: '/tests/pages/', target: undefined},
  'to, elsewhere': {href: 'https://example.com/', target: '_blank'},
  'elsewhere, in the same tab': {href: 'https://example.com/', target: '_self'},
  pathname: {href: '/sitemap.xml', target: '_blank'},
  'pathname, in the same tab': {href: '/sitemap.xml', target: '_self'},
  'without base URL and link check': {href: '/tests/pages/'},
  'a download': {href: '/test-assets/sprite.svg', target: '_self'},
  'a target that does not exist, on purpose': {href: '/no-such-page/'},
  'a link to this page that knows it': {class: 'test-active'},
  'a link to another page that knows it is not there': {class: undefined},
  'an anchor': {href: '#markdown'},
  'a query alone': {href: '/?from=links'},
  'no target at all': {href: undefined},
  'a plain tag': {href: '/tests/pages/'},
};

test('every kind of link has the right attributes', () => {
  const page = '/tests/pages/link-tests/';
  const $ = builtDocument(page);
  const all = $('article a').toArray();
  const find = (text: string) => $(all.find((link) => $(link).text().trim() === text)!);
  for (const [text, attributes] of Object.entries(links)) {
    for (const [name, value] of Object.entries(attributes)) {
      expect(find(text).attr(name) || undefined, `${name} of ${text}`).toBe(value);
    }
  }
  expect(find('an example').attr('rel')).toBe('noopener noreferrer');
  // Docusaurus 3.9.2 adds a trailing slash here, which would make the server respond with a 404.
  expect(linksNamed(page, 'the picture')[0]?.href).toMatch(/^\/assets\/files\/dunes-\w+\.jpg$/u);
});

test(
  'an image is available at 640 and 1030 px wide, with a placeholder',
  {tags: ['image-options']},
  () => {
    expect(builtPage('/tests/pages/ideal-image/')).toContain('data:image/jpeg;base64,');
    const sizes = readdirSync(path.join(buildDir, 'assets/ideal-img'))
      .map((file) => /^dunes\.\w+\.(\d+)\.jpg$/u.exec(file)?.[1])
      .filter(Boolean);
    expect(sizes.sort()).toEqual(['1030', '640']);
  },
);
