import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildDir, builtPage, routes} from '../support/routes';

test('without code, the skip link leads past the sidebar', {tags: ['skip-link']}, () => {
  const withLink = routes.filter((route) =>
    /href="?#__docusaurus_skipToContent_fallback[^]*<main\b/.test(builtPage(decodeURI(route))),
  );
  const wrong = withLink.filter(
    (route) =>
      !/<main id="?(?:__docusaurus_skipToContent_fallback|feature-requests)\b/.test(
        builtPage(decodeURI(route)),
      ),
  );
  expect(withLink.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});

test('every footer says who runs the site, and links to how it is checked and where to report errors', () => {
  const about = builtPage('/about/');
  const withFooter = routes.filter((route) => builtPage(decodeURI(route)).includes('<footer'));
  const without = withFooter.filter((route) => {
    const html = builtPage(decodeURI(route));
    return !/not run by its owners.*href="?\/about\/#checks.*href="?\/about\/#report/s.test(html);
  });
  expect(withFooter.length).toBeGreaterThan(500);
  expect(without).toEqual([]);
  for (const id of ['checks', 'report']) {
    expect(about).toMatch(new RegExp(`<h2[^>]* id="?${id}\\b`));
  }
});

/** An empty layout, and a page that scripts fill in. */
const withoutHeading = ['/tests/pages/layout-no-children/', '/__docusaurus/debug/registry/'];

test('every page has a title and a heading', () => {
  const without = routes.filter((route) => {
    const html = builtPage(route);
    return (
      !/<title[^>]*>[^<]+<\/title>/.test(html) ||
      !(/<h1\b/.test(html) || withoutHeading.includes(route))
    );
  });
  expect(without).toEqual([]);
});

test('every image has alternative text, and its file exists', () => {
  const problems = routes.flatMap((route) =>
    [...builtPage(decodeURI(route)).matchAll(/<img\b[^>]*>/g)].flatMap(([image]) => {
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
