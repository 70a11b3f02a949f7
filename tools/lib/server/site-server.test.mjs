// @ts-check
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {request as httpRequest} from 'node:http';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createSiteServer} from './site-server.mjs';

const LONG = 'A line of the guide that compresses well.\n'.repeat(200);

const FILES = {
  'build/index.html': '<h1>Home</h1>',
  'build/404.html': '<h1>Page not found</h1>',
  'build/docs/index.html': '<h1>Docs</h1>',
  'build/docs/support.html': '<h1>Moved</h1>',
  'build/docs/guide/index.html': LONG,
  'build/feature-requests/index.html': '<h1>Feature requests</h1>',
  'build/assets/js/main.1a2b.js': LONG,
  'build/img/100% of #1?.svg': '<svg/>',
  'build/llms.txt': 'naïve',
  'build/.env': 'secret',
  'build/.well-known/security.txt': 'Contact: us',
  'build/_headers': `/*
  X-Content-Type-Options: nosniff
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`,
  'build/_redirects': `/feature-requests/* /feature-requests/index.html 200
/old/* /docs/:splat
/docs/guide/ /forced/ 302!
/docs/ /ignored/
/chat https://chat.example.com/
`,
  'secret.html': 'outside the build',
};

/**
 * @typedef {{status?: number, headers: NodeJS.Dict<string | string[]>, body: string}} Answer
 * @typedef {(target: string, options?: {method?: string, headers?: Record<string, string>}) =>
 *   Promise<Answer>} Get requests the exact path, which `fetch` would normalize
 */

/**
 * Writes files into a new folder and serves its `build`.
 *
 * @param {Record<string, string>} files contents by path
 * @param {string} [baseUrl]
 */
async function serveFiles(files, baseUrl) {
  const root = await mkdtemp(path.join(tmpdir(), 'site-server-'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), {recursive: true});
    await writeFile(path.join(root, file), content);
  }
  const server = await createSiteServer({dir: path.join(root, 'build'), baseUrl});
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
  /** @type {Get} */
  const get = (target, {method = 'GET', headers = {}} = {}) =>
    new Promise((resolve, reject) => {
      const options = {host: '127.0.0.1', port, path: target, method, headers};
      const sent = httpRequest(options, (response) => {
        /** @type {Buffer[]} */
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          const body = Buffer.concat(chunks).toString();
          resolve({status: response.statusCode, headers: response.headers, body});
        });
      });
      sent.on('error', reject).end();
    });
  /** Sends bytes as they are, which may be no request at all. */
  const send = (/** @type {string} */ bytes) =>
    new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (chunk) => (answer += chunk)).on('end', () => resolve(answer));
      socket.on('error', reject);
    });
  const close = async () => {
    server.close().closeAllConnections();
    await rm(root, {recursive: true});
  };
  return {root, get, send, close};
}

/** @type {Awaited<ReturnType<typeof serveFiles>>} */
let site;
/** @type {typeof site} */
let below;
beforeAll(async () => {
  site = await serveFiles(FILES);
  below = await serveFiles(FILES, '/site/');
});
afterAll(() => Promise.all([site.close(), below.close()]));

describe('paths', () => {
  it.each([
    ['/', '<h1>Home</h1>'],
    ['/docs/', '<h1>Docs</h1>'],
    ['/docs/?q=1', '<h1>Docs</h1>'],
    ['/docs/support.html', '<h1>Moved</h1>'],
    ['/.well-known/security.txt', 'Contact: us'],
    ['/img/100%25%20of%20%231%3F.svg', '<svg/>'],
    ['/feature-requests/some/post', '<h1>Feature requests</h1>'],
    ['/feature-requests/', '<h1>Feature requests</h1>'],
  ])('%s shows a page', async (target, body) => {
    expect(await site.get(target)).toMatchObject({status: 200, body});
  });

  it.each([
    ['/docs', 301, '/docs/'],
    ['/docs/guide?a=1&b=%20', 301, '/docs/guide/?a=1&b=%20'],
    ['/old/guide/?a=1', 301, '/docs/guide/?a=1'],
    ['/docs/guide/', 302, '/forced/'],
    ['/chat', 301, 'https://chat.example.com/'],
  ])('%s redirects with %i to %s', async (target, status, location) => {
    expect(await site.get(target)).toMatchObject({status, headers: {location}});
  });

  it.each([
    '/nowhere/',
    '/docs/support',
    '/docs/support.html/',
    '/docs/nowhere.html',
    '/assets/js/',
    `/${'a-name-longer-than-any-file-has/'.slice(0, -1).repeat(9)}`,
    '/_headers',
    '/_redirects',
    '/.env',
    '/%',
    '/docs/%zz',
  ])('%s shows 404.html with status 404', async (target) => {
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
    '//example.com/..',
    '/%2Fdocs',
    '/docs%00.html',
  ])("%s can't reach files outside the build or another host", async (target) => {
    const {status, headers, body} = await site.get(target);
    expect(status).not.toBe(200);
    expect(body).not.toContain('outside the build');
    expect(headers.location ?? '/').toMatch(/^\/(?!\/)/u);
  });
});

describe('under a base URL', () => {
  it.each([
    ['/site/', 200],
    ['/site/docs/', 200],
    ['/site/feature-requests/post', 200],
    ['/', 404],
    ['/docs/', 404],
    ['/sitemap/', 404],
  ])('%s has the status %i', async (target, status) => {
    expect((await below.get(target)).status).toBe(status);
  });

  it.each([
    ['/site', '/site/'],
    ['/site?a=1', '/site/?a=1'],
    ['/site/docs', '/site/docs/'],
    ['/site/old/guide/', '/site/docs/guide/'],
  ])('%s redirects to %s', async (target, location) => {
    expect(await below.get(target)).toMatchObject({status: 301, headers: {location}});
  });

  it('headers apply to paths in the build', async () => {
    const {headers} = await below.get('/site/assets/js/main.1a2b.js');
    expect(headers['cache-control']).toContain('immutable');
  });
});

describe('headers', () => {
  it.each([
    ['/assets/js/main.1a2b.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/nowhere/', 'no-cache'],
    ['/assets/js/nowhere.js', 'no-cache'],
  ])('%s is cached as %s', async (target, value) => {
    expect((await site.get(target)).headers['cache-control']).toBe(value);
  });

  it.each(['/', '/nowhere/', '/docs', '/llms.txt'])(
    '%s has the headers from _headers',
    async (target) => {
      expect((await site.get(target)).headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('text is served as UTF-8', async () => {
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
    const {headers, body} = await site.get('/assets/js/main.1a2b.js', {
      headers: {'accept-encoding': accepted},
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body === LONG).toBe(!encoding);
  });

  it.each(['identity', 'br'])('cached files are not sent again (%s)', async (accepted) => {
    const headers = {'accept-encoding': accepted};
    const {etag} = (await site.get('/llms.txt', {headers})).headers;
    const again = await site.get('/llms.txt', {
      headers: {...headers, 'if-none-match': String(etag)},
    });
    expect(again).toMatchObject({status: 304, body: ''});
  });

  it('partial content is not compressed', async () => {
    const headers = {range: 'bytes=0-4', 'accept-encoding': 'gzip'};
    expect(await site.get('/assets/js/main.1a2b.js', {headers})).toMatchObject({
      status: 206,
      body: LONG.slice(0, 5),
    });
  });

  it.each([
    ['/docs/', 200],
    ['/nowhere/', 404],
    ['/docs', 301],
  ])('HEAD %s has the status %i and no body', async (target, status) => {
    expect(await site.get(target, {method: 'HEAD'})).toMatchObject({status, body: ''});
  });

  it('other methods are rejected', async () => {
    expect(await site.get('/', {method: 'POST'})).toMatchObject({
      status: 405,
      headers: {allow: 'GET, HEAD', 'x-content-type-options': 'nosniff'},
    });
  });

  it.each([
    ['no HTTP', 'hello\r\n\r\n', '400 Bad Request'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400 Bad Request'],
    ['a huge header', `GET / HTTP/1.1\r\na: ${'b'.repeat(20_000)}\r\n\r\n`, '431 '],
  ])('a request with %s is rejected, with the same headers', async (_, bytes, status) => {
    const answer = await site.send(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}`, 'u'));
    expect(answer).toContain('X-Content-Type-Options: nosniff');
  });

  it('pages are served from the latest build', async () => {
    const page = path.join(site.root, 'build/new.html');
    const headers = {'accept-encoding': 'gzip'};
    await writeFile(page, 'first');
    const first = await site.get('/new.html', {headers});
    expect((await site.get('/new.html')).body).toBe('first');
    await writeFile(page, 'second build');
    expect((await site.get('/new.html')).body).toBe('second build');
    expect((await site.get('/new.html', {headers})).body).not.toBe(first.body);
    await rm(page);
    expect((await site.get('/new.html')).status).toBe(404);
  });
});

describe('malformed rules stop the server', () => {
  it.each([
    ['_headers', '  X-Frame-Options: DENY', 'X-Frame-Options'],
    ['_headers', '/*\n  X-Frame-Options:', 'line 2'],
    ['_redirects', '/from', 'line 1'],
    ['_redirects', '\n/from to', 'line 2'],
    ['_redirects', '/from /to 418', '/from'],
    ['_redirects', '/from /to 301 Country=de', '/from'],
    ['_redirects', '/from id=:id /to', '/from'],
  ])('%s with %j', async (file, text, named) => {
    const serving = serveFiles({[`build/${file}`]: text});
    await expect(serving).rejects.toThrow(file);
    await expect(serving).rejects.toThrow(named);
  });
});
