import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {temporaryFolder} from '@site/src/testing/temporary-folder';
import {describe, expect, it} from 'vitest';
import {processBuiltPages, type BuildResult} from '../built-pages';
import security, {type InlineScriptsPlugin, securityText} from '.';
import {hostFiles} from './host-files';
import {hashSource, inlineScripts} from './inline-scripts';

describe('finding the inline scripts of a page', () => {
  it.each([
    ['runs', '<script>a()</script>', ['a()']],
    ['script with attributes', '<script data-rh=true data-a="b">a(\n)</script >', ['a(\n)']],
    ['module script', '<script type="module">a()</script>', ['a()']],
    ['external script', '<script src=/a.js defer></script>', []],
    ['data block', '<script type=application/ld+json>{}</script>', []],
    ['script with a data-src attribute', '<script data-src="b">a()</script>', ['a()']],
  ])('%s', (_, html, scripts) => {
    expect(inlineScripts(html)).toEqual(scripts);
  });
});

it('computes the same hash as browsers', () => {
  // The example of https://www.w3.org/TR/CSP3/#external-hash, with the tools it names.
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

it('names the repository as the place to report weaknesses, for a year', () => {
  const text = securityText('https://example.com/me/docs', new Date('2026-02-03T04:05:06Z'));
  expect(text).toContain('Contact: https://example.com/me/docs/security\n');
  expect(text).toContain('Expires: 2027-02-03T00:00:00.000Z\n');
});

describe('the files for hosts', () => {
  const files = hostFiles(
    {
      headers: {'/*': {A: 'a', B: 'b'}, '/sub/*': {B: 'c'}, '/sub/file.js': {D: 'd'}},
      rewrites: {'/app/*': '/app/index.html'},
    },
    '/base/',
  );

  it('_headers and _redirects have paths in the build folder', () => {
    expect(files._headers).toBe('/*\n  A: a\n  B: b\n/sub/*\n  B: c\n/sub/file.js\n  D: d\n');
    expect(files._redirects).toBe('/app/* /app/index.html 200\n');
  });

  it("nginx's locations have the headers of all rules, the last one winning", () => {
    const [, location] = /location = \/base\/sub\/file\.js \{([^}]*)\}/u.exec(
      files['_nginx.conf'],
    )!;
    const headers = ['Cache-Control "no-cache"', 'A "a"', 'B "c"', 'D "d"'];
    expect(location!.match(/(?<=add_header ).*(?= always)/gu)).toEqual(headers);
    expect(files['_nginx.conf']).toContain('try_files $uri $uri/ /base/app/index.html;');
  });
});

/** A site in a new folder with a static file. */
const siteWith = (staticFile: string) =>
  ({
    baseUrl: '/',
    siteDir: temporaryFolder({[`static/${staticFile}`]: ''}),
    siteConfig: {staticDirectories: ['static']},
  }) as LoadContext;

const options = {directives: {}, hostRules: {headers: {'/*': {}}, rewrites: {}}};

it.each(['_headers', '_redirects'])('static/%s is an error, as it would be lost', (name) => {
  expect(() => security(siteWith(name), options)).toThrow(`static/${name} to config/headers.ts`);
});

describe('a build', () => {
  const build = async (pages: string[]) => {
    const outDir = temporaryFolder(
      Object.fromEntries(pages.map((html, index) => [`${index}.html`, html])),
    );
    const plugin = security(siteWith('a.txt'), options);
    const frames: InlineScriptsPlugin = {name: 'frames', getInlineScripts: () => ['frame()']};
    const result = {outDir, baseUrl: '/', routesPaths: [] as string[], siteConfig: {title: ''}};
    await processBuiltPages([plugin], {...result, plugins: [frames]} as unknown as BuildResult);
    expect(existsSync(path.join(outDir, '.well-known'))).toBe(false);
    return readFileSync(path.join(outDir, '_headers'), 'utf8');
  };

  it('lists each script once', async () => {
    const headers = await build(['<script>a()</script>', '<script>a()</script>']);
    expect(headers.split(hashSource('a()'))).toHaveLength(2);
  });

  it('lists the scripts of documents that plugins create', async () => {
    expect(await build([])).toContain(hashSource('frame()'));
  });

  it('fails if scripts differ between pages, and names the pages', async () => {
    const pages = Array.from({length: 14}, (_, index) => `<script>a(${index})</script>`);
    await expect(build(pages)).rejects.toThrow(/15 different inline scripts[^]*13\.html: a\(13\)/u);
  });
});
