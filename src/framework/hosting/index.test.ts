import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {temporaryFolder} from '@site/src/testing/temporary-folder';
import {describe, expect, it} from 'vitest';
import {processBuiltPages, type BuildResult} from '../built-pages';
import {hashSource, type InlineScriptsPlugin} from '../security/inline-scripts';
import hosting from '.';
import {hostFiles} from './host-files';

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
  expect(() => hosting(siteWith(name), options)).toThrow(`static/${name} to config/headers.ts`);
});

describe('a build', () => {
  const build = async (pages: string[]) => {
    const outDir = temporaryFolder(
      Object.fromEntries(pages.map((html, index) => [`${index}.html`, html])),
    );
    const plugin = hosting(siteWith('a.txt'), options);
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
