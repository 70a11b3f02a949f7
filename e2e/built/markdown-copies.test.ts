import {existsSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {buildDir, builtFor, readBuilt as read, routes} from '../support/routes';
import {canaryFramework} from '../../src/data/versions';
import {lastVersion, olderVersion} from '../support/versions';

const isDocument = (route: string) =>
  /^\/(?:docs|community)\/(?!.*category\/)|^\/blog\/(?:releases|\d{4})\/|^\/changelog\/\d/.test(
    route,
  );

const documents = routes.filter(isDocument);
const twinOf = (route: string) => `${route.slice(0, -1)}.md`;

/** Only letters and digits, without link targets: these are the same in HTML and Markdown. */
const words = (text: string) =>
  text
    .replace(/\]\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** Text that is computed during rendering and doesn't appear in the source. */
const computed = [
  // Values of expressions, which this page demonstrates.
  /\/markdown-features\/react\/: (?:My Site is from|The slug is)/,
  // Emoji names become emoji, and footnotes get numbers and links back.
  /\/markdown-features\/: (?:You can also use|Docusaurus renders every page|Type the emoji)/,
];

test('every doc, post and release is also available as Markdown', () => {
  expect(documents.length).toBeGreaterThan(400);
  expect(documents.filter((route) => !existsSync(path.join(buildDir, twinOf(route))))).toEqual([]);
  const linksOf = (route: string) =>
    [...read(`${route}index.html`).matchAll(/<(?:link|a) [^>]*?href="?([^\s">]+\.md)[\s">]/g)].map(
      ([, href]) => href,
    );
  expect(
    documents.filter((route) => {
      const links = linksOf(route);
      return !links.includes(twinOf(route)) || !links.includes(builtFor + twinOf(route));
    }),
  ).toEqual([]);
});

test('the Markdown version of a page has all of its headings and paragraphs', () => {
  const missing = documents.flatMap((route) => {
    const html = read(`${route}index.html`);
    const $ = load(html.slice(html.indexOf('<article'), html.lastIndexOf('</article>')));
    const markdown = words(read(twinOf(route)));
    // What links say to screen readers only.
    $('.sr-only').remove();
    return (
      $('.markdown :is(h1, h2, h3, h4, h5, h6, p)')
        .not(':has(.katex, svg, button, table)')
        // A card shows the description of the page it links to.
        .not('[class^=description_]')
        .toArray()
        .map((element) => $(element).text())
        .filter((text) => !markdown.includes(words(text)))
        .map((text) => `${route}: ${text}`)
        .filter((place) => !computed.some((pattern) => pattern.test(place)))
    );
  });
  expect(missing).toEqual([]);
});

test.each([
  ['/docs/cli/', `Docusaurus docs, Canary (${canaryFramework})`],
  [`/docs/${lastVersion}/cli/`, `Docusaurus docs, ${lastVersion}`],
  ['/community/support/', 'Docusaurus community'],
  ['/blog/releases/3.9/', 'Docusaurus blog, 2025-09-25, by Release desk'],
  ['/changelog/3.9.2/', 'Docusaurus changelog, 2025-10-17, by Changelog desk'],
])('the Markdown version of %s says what it is and where it comes from', (route, origin) => {
  expect(read(twinOf(route)).split('\n')[2]).toBe(`${origin}: <${builtFor}${route}>`);
});

test('the Markdown version of a page has no components', () => {
  const found = documents.flatMap((route) => {
    const prose = read(twinOf(route))
      .replace(/^([> ]*)(`{3,}|~{3,}).*?^\1\2/gms, '')
      .replace(/(`+)[^`].*?\1/g, '');
    return prose
      .split('\n')
      .filter((line) => /^import .*from|^export |\{\/\*|^:::|^<\/?[A-Z]/.test(line))
      .map((line) => `${twinOf(route)}: ${line}`);
  });
  expect(found).toEqual([]);
});

const latest = `docs/${lastVersion}/`;
const labels: Record<string, string> = {
  'docs/': 'Canary',
  [latest]: lastVersion,
  [`docs/${olderVersion}/`]: olderVersion,
};

test.each(['', ...Object.keys(labels)])(
  '/%sllms.txt links to the docs of its version and to other versions, and llms-full.txt contains them',
  (place) => {
    const folder = place || latest;
    const index = read(`${place}llms.txt`);
    expect(index).toMatch(new RegExp(`^# .* ${labels[folder]!.replaceAll('.', '\\.')}\n\n> `));
    const others = [...index.matchAll(/\]\(https?:\/\/[^/]+(\S+?llms\.txt)\)/g)];
    expect(others.map(([, file]) => file)).toEqual(
      Object.keys(labels)
        .filter((each) => each !== folder)
        .map((each) => `/${each}llms.txt`),
    );
    const links = [...index.matchAll(/^- \[.*?\]\(https?:\/\/[^/]+(\S+?\.md)\)/gm)].map(
      ([, link = '']) => link,
    );
    const docs = documents.filter(
      (route) => /^\/(docs\/(?:\d[^/]*\/)?)/.exec(route)?.[1] === folder,
    );
    expect(links.sort()).toEqual(docs.map(twinOf).sort());
    const full = read(`${place}llms-full.txt`);
    expect(links.filter((link) => !full.includes(read(link).trim()))).toEqual([]);
  },
);

test('the structured data on every page is valid JSON-LD', () => {
  const types = new Map<string, number>();
  for (const route of routes) {
    for (const [, json = ''] of read(`${route}index.html`).matchAll(
      /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs,
    )) {
      const data = JSON.parse(json) as Record<string, unknown>;
      expect(data['@context'], route).toBe('https://schema.org');
      types.set(String(data['@type']), (types.get(String(data['@type'])) ?? 0) + 1);
    }
  }
  expect(types.get('WebSite')).toBe(1);
  expect(types.get('TechArticle')).toBeGreaterThan(270);
  expect(types.get('BreadcrumbList')).toBeGreaterThan(250);
  expect(types.get('BlogPosting')).toBeGreaterThan(100);
});
