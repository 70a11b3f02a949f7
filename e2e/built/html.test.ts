import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildDir, builtPage, routes} from '../support/routes';

const pages = routes.map((route) => ({route, html: builtPage(route)}));

/** The routes of pages whose HTML doesn't match. */
const without = (pattern: RegExp, among = pages) =>
  among.filter(({html}) => !pattern.test(html)).map(({route}) => route);

test('without code, the skip link leads past the sidebar', {tags: ['skip-link']}, () => {
  const withLink = pages.filter(({html}) =>
    /href="?#__docusaurus_skipToContent_fallback[^]*<main\b/.test(html),
  );
  expect(withLink.length).toBeGreaterThan(500);
  const target = /<main id="?(?:__docusaurus_skipToContent_fallback|feature-requests)\b/;
  expect(without(target, withLink)).toEqual([]);
});

test('every footer says who runs the site, and links to how it is checked and where to report errors', () => {
  const withFooter = pages.filter(({html}) => html.includes('<footer'));
  expect(withFooter.length).toBeGreaterThan(500);
  const notice = /not run by its owners.*href="?\/about\/#checks.*href="?\/about\/#report/s;
  expect(without(notice, withFooter)).toEqual([]);
  for (const id of ['checks', 'report']) {
    expect(builtPage('/about/')).toMatch(new RegExp(`<h2[^>]* id="?${id}\\b`));
  }
});

test('every page has a title and a heading', () => {
  expect(without(/<title[^>]*>[^<]+<\/title>/)).toEqual([]);
  // A page that scripts fill in, and an empty layout.
  const exceptions = ['/__docusaurus/debug/registry/', '/tests/pages/layout-no-children/'];
  expect(without(/<h1\b/)).toEqual(exceptions);
});

test('every image has alternative text, and its file exists', () => {
  const problems = pages.flatMap(({route, html}) =>
    [...html.matchAll(/<img\b[^>]*>/g)].flatMap(([image]) => {
      const [, quoted, plain] = /\ssrc=(?:"([^"]+)"|([^"\s>]+))/.exec(image) ?? [];
      const src = quoted ?? plain ?? '';
      const isMissing = src.startsWith('/') && !existsSync(path.join(buildDir, decodeURI(src)));
      // The test area has authors that are only an avatar.
      const hasText = /\salt(?=[=\s>])/.test(image) || route.startsWith('/tests/');
      return isMissing || !hasText ? [`${route}: ${image}`] : [];
    }),
  );
  expect(problems).toEqual([]);
});

test('a link that opens a new tab says so', () => {
  const problems = pages.flatMap(({route, html}) =>
    [...html.matchAll(/<a\b[^>]*target="?_blank[^]*?<\/a>/g)].flatMap(([link]) =>
      link.includes('new tab') ? [] : [`${route}: ${link}`],
    ),
  );
  // The theme's links to profiles of authors, and samples of what core's link does.
  const exceptions = /^\/tests\/(?:blog|pages\/link-tests)\//;
  expect(problems.filter((problem) => !exceptions.test(problem))).toEqual([]);
});

test('.md files are CommonMark: braces and tags are plain text', () => {
  const html = builtPage('/tests/pages/markdown-tests-md/');
  for (const text of ['is text here: {1 + 1}', '<code>&lt;Unknown></code>', 'H<sub>2</sub>O']) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('MDX would stop the build');
});

test('pages preload two fonts, which are the only ones and at most 75 KB together', () => {
  const files = readdirSync(path.join(buildDir, 'assets/fonts'));
  const sizes = files.map((file) => statSync(path.join(buildDir, 'assets/fonts', file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(75_000);
  const preloaded = [...builtPage('/blog/').matchAll(/assets\/fonts\/[^\s>]+\.woff2/g)].map(
    ([file]) => path.basename(file),
  );
  expect(preloaded.sort()).toEqual(files.sort());
  expect(files).toHaveLength(2);
});

test('code has no colors of its own, so that it appears in the right color mode', () => {
  const html = builtPage('/tests/pages/code-block-tests/');
  expect(html).toContain('class="token keyword"');
  expect(html).not.toMatch(/<(?:pre|span|div)[^>]* style="?[^>]*color/);
});
