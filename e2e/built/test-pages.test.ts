import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {describe, expect, test} from 'vitest';
import {attributesIn, builtDocument, linksNamed, textsIn} from '../support/built-document';
import {buildDir, builtFor, builtPage, routes} from '../support/routes';

const testPages = routes.filter((route) => route.startsWith('/tests/pages/'));

test('the test page index links to each test page', () => {
  const linked = ['/tests/pages/', ...attributesIn('/tests/pages/', 'article a')];
  expect(testPages.filter((route) => !linked.includes(route))).toEqual([]);
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

// Docusaurus 3.9.2 adds a trailing slash here, which would make the server respond with a 404.
test('a link to a file has no slash at its end', () => {
  const [link] = linksNamed('/tests/pages/link-tests/', /^the picture/u);
  expect(link?.href).toMatch(/^\/assets\/files\/dunes-\w+\.jpg$/u);
});

test(
  'an image is available at 640 and 1030 px wide with quality 70, and has a placeholder',
  {tags: ['image-options']},
  async () => {
    expect(builtPage('/tests/pages/ideal-image/')).toContain('data:image/jpeg;base64,');
    const original = sharp('_dogfooding/pages/_assets/dunes.jpg');
    const folder = path.join(buildDir, 'assets/ideal-img');
    const files = readdirSync(folder).filter((file) => file.startsWith('dunes.'));
    for (const width of [640, 1030]) {
      const [file = ''] = files.filter((name) => name.endsWith(`.${width}.jpg`));
      const expected = await original.clone().resize(width).jpeg({quality: 70}).toBuffer();
      expect(readFileSync(path.join(folder, file)).equals(expected), file).toBe(true);
    }
    expect(files).toHaveLength(2);
  },
);
