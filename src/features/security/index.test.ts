import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {processBuiltPages, type BuildResult} from '../built-pages';
import contentSecurityPolicy, {policyOf, withPolicy} from '.';
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

it('adds hashes to script-src', () => {
  const directives = {'default-src': ["'self'"], 'script-src': ["'self'"]};
  expect(policyOf(directives, ["'sha256-a='"])).toBe(
    "default-src 'self'; script-src 'self' 'sha256-a='",
  );
});

it('adds the policy to the headers of all paths, or reports that they are missing', () => {
  expect(withPolicy('/a/*\n  A: b\n/*\n  C: d\n', 'p')).toBe(
    '/a/*\n  A: b\n/*\n  Content-Security-Policy: p\n  C: d\n',
  );
  expect(() => withPolicy('/a/*\n  A: b\n', 'p')).toThrow('static/_headers has no line "/*"');
});

describe('a build', () => {
  const build = async (pages: string[]) => {
    const outDir = mkdtempSync(path.join(tmpdir(), 'policy-'));
    writeFileSync(path.join(outDir, '_headers'), '/*\n');
    pages.forEach((html, index) => writeFileSync(path.join(outDir, `${index}.html`), html));
    const plugin = contentSecurityPolicy({} as LoadContext, {directives: {}});
    const result = {outDir, baseUrl: '/', routesPaths: [] as string[], siteConfig: {title: ''}};
    await processBuiltPages([plugin], result as BuildResult);
    return readFileSync(path.join(outDir, '_headers'), 'utf8');
  };

  it('lists each script once', async () => {
    const headers = await build(['<script>a()</script>', '<script>a()</script>']);
    expect(headers.split(hashSource('a()'))).toHaveLength(2);
  });

  it('fails if scripts differ between pages, and names the pages', async () => {
    const pages = Array.from({length: 9}, (_, index) => `<script>a(${index})</script>`);
    await expect(build(pages)).rejects.toThrow(/10 different inline scripts[^]*8\.html: a\(8\)/u);
  });
});
