// @ts-check
import {rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serveFiles} from './serve-files.fixture.mjs';

const LONG = 'A line of the guide that compresses well.\n'.repeat(200);
const FILES = {
  'build/index.html': '<h1>Home</h1>',
  'build/404.html': '<h1>Page not found</h1>',
  'build/docs/guide/index.html': LONG,
  'build/assets/js/main.1a2b.js': LONG,
  'build/sw.js': 'self.skipWaiting()',
  'build/llms.txt': 'naïve',
  'build/_headers': '/*\n  X-Content-Type-Options: nosniff\n/docs/*\n  Cache-Control: no-store\n',
};

/** @type {Awaited<ReturnType<typeof serveFiles>>} */
let site;
beforeAll(async () => {
  site = await serveFiles(FILES);
});
afterAll(() => site.close());

describe('headers', () => {
  it.each([
    ['/assets/js/main.1a2b.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/nowhere/', 'no-cache'],
    ['/docs/guide/', 'no-store'],
  ])('%s is cached as %s', async (target, value) => {
    expect((await site.get(target)).headers['cache-control']).toBe(value);
  });

  it.each(['/', '/nowhere/', '/docs/guide', '/sw.js'])(
    'of _headers come with %s',
    async (target) => {
      expect((await site.get(target)).headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('say that text is UTF-8', async () => {
    const {headers, body} = await site.get('/llms.txt');
    expect({type: headers['content-type'], body}).toEqual({
      type: 'text/plain; charset=utf-8',
      body: 'naïve',
    });
  });
});

describe('transfer', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('with Accept-Encoding: %s', async (accepted, encoding) => {
    const {headers, body} = await site.get('/docs/guide/', {
      headers: {'accept-encoding': accepted},
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body === LONG).toBe(!encoding);
  });

  it('sends nothing again that the browser has', async () => {
    const {etag} = (await site.get('/docs/guide/')).headers;
    const again = await site.get('/docs/guide/', {headers: {'if-none-match': String(etag)}});
    expect(again).toMatchObject({status: 304, body: ''});
  });

  it.each([
    ['/docs/guide/', 200],
    ['/nowhere/', 404],
    ['/docs/guide', 301],
  ])('answers HEAD of %s with the status %i and no body', async (target, status) => {
    expect(await site.get(target, {method: 'HEAD'})).toMatchObject({status, body: ''});
  });

  it('takes GET and HEAD only', async () => {
    expect(await site.get('/', {method: 'POST'})).toMatchObject({
      status: 405,
      headers: {allow: 'GET, HEAD'},
    });
  });

  it.each([
    ['bytes=0-4', 206, LONG.slice(0, 5)],
    ['bytes=-5', 206, LONG.slice(-5)],
    ['lines=0-4', 200, LONG],
    ['bytes=99999999-', 416, 'Range Not Satisfiable'],
  ])('answers the range %s with the status %i', async (range, status, body) => {
    const headers = {range, 'accept-encoding': 'gzip;q=0'};
    expect(await site.get('/docs/guide/', {headers})).toMatchObject({status, body});
  });

  it('sends a page as it is after a new build', async () => {
    const page = path.join(site.root, 'build/new.html');
    await writeFile(page, 'first');
    expect((await site.get('/new.html')).body).toBe('first');
    await writeFile(page, 'second build');
    expect((await site.get('/new.html')).body).toBe('second build');
    await rm(page);
    expect((await site.get('/new.html')).status).toBe(404);
  });
});
