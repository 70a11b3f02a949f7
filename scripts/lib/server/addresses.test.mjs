// @ts-check
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serveFiles} from './serve-files.fixture.mjs';

const FILES = {
  'build/index.html': '<h1>Home</h1>',
  'build/404.html': '<h1>Page not found</h1>',
  'build/docs/index.html': '<h1>Docs</h1>',
  'build/docs/support.html': '<h1>Moved</h1>',
  'build/docs/guide/index.html': '<h1>Guide</h1>',
  'build/feature-requests/index.html': '<h1>Feature requests</h1>',
  'build/assets/js/main.1a2b.js': 'main()',
  'build/img/100% of #1?.svg': '<svg/>',
  'build/.env': 'secret',
  'build/_headers': '/*\n  X-Content-Type-Options: nosniff\n',
  'build/_redirects': '/feature-requests/* /feature-requests/index.html 200\n/old/* /docs/:splat\n',
  'secret.html': 'outside of the build',
};

/** @typedef {Awaited<ReturnType<typeof serveFiles>>} ServedFiles */

/**
 * Serves the files during a block of tests.
 *
 * @param {string} baseUrl
 * @returns {Pick<ServedFiles, 'get'>}
 */
function servedSite(baseUrl) {
  /** @type {ServedFiles} */
  let site;
  beforeAll(async () => {
    site = await serveFiles(FILES, baseUrl);
  });
  afterAll(() => site.close());
  return {get: (...args) => site.get(...args)};
}

describe('addresses', () => {
  const site = servedSite('/');
  it.each([
    ['/', '<h1>Home</h1>'],
    ['/docs/', '<h1>Docs</h1>'],
    ['/docs/?q=1', '<h1>Docs</h1>'],
    ['/docs/support.html', '<h1>Moved</h1>'],
    ['/docs/index.html', '<h1>Docs</h1>'],
    ['/img/100%25%20of%20%231%3F.svg', '<svg/>'],
    ['/feature-requests/some/post', '<h1>Feature requests</h1>'],
    ['/feature-requests/', '<h1>Feature requests</h1>'],
  ])('%s is a page', async (target, body) => {
    expect(await site.get(target)).toMatchObject({status: 200, body});
  });

  it.each([
    ['/docs', '/docs/'],
    ['/docs/guide?a=1&b=%20', '/docs/guide/?a=1&b=%20'],
    ['/old/guide/?a=1', '/docs/guide/?a=1'],
  ])('%s redirects to %s', async (target, location) => {
    expect(await site.get(target)).toMatchObject({status: 301, headers: {location}});
  });

  it.each([
    '/nowhere/',
    '/docs/support',
    '/docs/support.html/',
    '/docs/nowhere.html',
    '/assets/js/',
    '/assets',
    `/${'a-name-longer-than-any-file-has/'.slice(0, -1).repeat(9)}`,
    '/_headers',
    '/_redirects',
    '/.env',
  ])('%s answers 404.html with the status 404', async (target) => {
    const {status, headers, body} = await site.get(target);
    expect({status, body}).toEqual({status: 404, body: '<h1>Page not found</h1>'});
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([
    '/../secret.html',
    '/docs/../../secret.html',
    '/%2e%2e/secret.html',
    '/..%2fsecret.html',
    '/..%5csecret.html',
    '/docs/..\\..\\secret.html',
    '//docs',
    '/%2Fdocs',
    '/docs%00.html',
  ])('%s leads neither out of the build nor to another host', async (target) => {
    const {status, headers} = await site.get(target);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
  });

  it.each(['/%', '/docs/%zz', '/%c3%28', 'docs/'])('%s is a bad request', async (target) => {
    expect((await site.get(target)).status).toBe(400);
  });
});

describe('below a base URL', () => {
  const site = servedSite('/site/');

  it.each([
    ['/site/', 200],
    ['/site/docs/', 200],
    ['/site/feature-requests/post', 200],
    ['/', 404],
    ['/docs/', 404],
    ['/sitemap/', 404],
  ])('%s has the status %i', async (target, status) => {
    expect((await site.get(target)).status).toBe(status);
  });

  it.each([
    ['/site', '/site/'],
    ['/site?a=1', '/site/?a=1'],
    ['/site/docs', '/site/docs/'],
    ['/site/old/guide/', '/site/docs/guide/'],
  ])('%s redirects to %s', async (target, location) => {
    expect(await site.get(target)).toMatchObject({status: 301, headers: {location}});
  });
});
