// @ts-check
import {describe, expect, it} from 'vitest';
import {normalizeBaseUrl, withBaseUrl} from './base-url.mjs';
import {headersFor, parseHeadersFile} from './headers-file.mjs';
import {pathPattern} from './path-pattern.mjs';
import {parseRedirectsFile, redirectFor} from './redirects-file.mjs';

describe('the base URL', () => {
  it.each([
    [undefined, '/'],
    ['', '/'],
    ['/', '/'],
    ['/site', '/site/'],
    ['site/docs/', '/site/docs/'],
  ])('%j becomes %s', (given, normalized) => {
    expect(normalizeBaseUrl(given)).toBe(normalized);
  });

  it('is put before a path once', () => {
    expect(withBaseUrl('/docs/*', '/site/')).toBe('/site/docs/*');
    expect(withBaseUrl('/site/docs/*', '/site/')).toBe('/site/docs/*');
  });
});

describe('path patterns', () => {
  it.each([
    ['/*', '/', true],
    ['/*', '/docs/cli/', true],
    ['/docs/*', '/docs', true],
    ['/docs/*', '/docs/cli/', true],
    ['/docs/*', '/docsearch/', false],
    ['/sw.js', '/sw.js', true],
    ['/sw.js', '/swxjs', false],
    ['/*.html', '/docs/support.html', true],
    ['/blog/:slug/', '/blog/hello/', true],
    ['/blog/:slug/', '/blog/a/b/', false],
  ])('%s on %s: %s', (pattern, path, matches) => {
    expect(pathPattern(pattern).test(path)).toBe(matches);
  });
});

const HEADERS = `# Security
/*
  X-Frame-Options: DENY
  Link: </a>; rel=preload
  Link: </b>; rel=preload

/docs/*
  X-Frame-Options: SAMEORIGIN
`;

describe('_headers', () => {
  const rules = parseHeadersFile(HEADERS, '/');

  it('gives every page the headers of /*, and joins those of one name', () => {
    expect(Object.fromEntries(headersFor(rules, '/blog/'))).toEqual({
      'x-frame-options': 'DENY',
      link: '</a>; rel=preload, </b>; rel=preload',
    });
  });

  it('lets a later rule win', () => {
    expect(headersFor(rules, '/docs/cli/').get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it('counts from the base URL', () => {
    const below = parseHeadersFile(HEADERS, '/site/');
    expect(headersFor(below, '/site/docs/').get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it.each([
    ['  X-Frame-Options: DENY', 1],
    ['/*\nX-Frame-Options: DENY', 2],
    ['/*\n\n  X-Frame-Options DENY', 3],
    ['/*\n  Bad Name: value', 2],
    ['/*\n  X-Bad: \u0001', 2],
  ])('names the line that it cannot follow: %j', (text, line) => {
    expect(() => parseHeadersFile(text, '/')).toThrow(`_headers:${line}: `);
  });
});

describe('_redirects', () => {
  const rules = parseRedirectsFile(
    `# Rewrites
/feature-requests/* /feature-requests/index.html 200
/old/* /new/:splat 302   # for a while
/gone /docs/
/forced /elsewhere/ 301!
/chat https://example.org/chat`,
    '/',
  );

  it.each([
    ['/feature-requests/some/post', {to: '/feature-requests/index.html', status: 200}],
    ['/old/a b/c', {to: '/new/a%20b/c', status: 302}],
    ['/gone', {to: '/docs/', status: 301}],
    ['/chat', {to: 'https://example.org/chat', status: 301}],
    ['/docs/', undefined],
  ])('on %s', (path, redirect) => {
    expect(redirectFor(rules, path, false)).toEqual(redirect);
  });

  it('leave a file that is there alone, unless forced', () => {
    expect(redirectFor(rules, '/gone', true)).toBeUndefined();
    expect(redirectFor(rules, '/forced', true)).toEqual({to: '/elsewhere/', status: 301});
  });

  it.each([
    '/from',
    'from /to',
    '/from to',
    '/from //to',
    '/from /to 418',
    '/from /to 301 Country=de',
    '/from id=:id /to',
    '/api/* https://example.org/:splat 200',
  ])('names the line that it cannot follow: %s', (line) => {
    expect(() => parseRedirectsFile(`\n${line}`, '/')).toThrow(`_redirects:2: `);
  });
});
