// @ts-check
// What e2e/built/servers.test.ts doesn't request of this server and of others.
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serveFolder} from '../../../e2e/support/serve-folder';
import {request} from '../../../e2e/support/web-servers';
import {temporaryFolder} from '../../../src/testing/temporary-folder';

const FILES = {
  'build/index.html': '<h1>Home</h1>',
  'build/404.html': '<h1>Page not found</h1>',
  'build/docs/guide/index.html': '<h1>Guide</h1>',
  'build/img/100% of #1?.svg': '<svg/>',
  'build/_redirects': `/old/* /docs/:splat
/docs/guide/ /forced/ 302!
/ /ignored/
/chat https://chat.example.com/
`,
  'secret.html': 'outside the build',
};

/**
 * Writes files into a new folder and serves its `build`.
 *
 * @param {Record<string, string>} files contents by path
 * @param {string} [baseUrl]
 */
async function serveFiles(files, baseUrl) {
  const root = temporaryFolder(files);
  const {port, stop} = await serveFolder({dir: path.join(root, 'build'), baseUrl});
  const get = async (/** @type {string} */ target, headers = {}) => {
    const answer = await request(port, target, {headers});
    return {...answer, body: String(answer.body)};
  };
  return {get, close: stop};
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

it('a name may have any characters', async () => {
  const {body} = await site.get('/img/100%25%20of%20%231%3F.svg');
  expect(body).toBe('<svg/>');
});

it.each([
  ['/old/guide/?a=1', 301, '/docs/guide/?a=1'],
  ['/docs/guide/', 302, '/forced/'],
  ['/chat', 301, 'https://chat.example.com/'],
])('%s redirects with %i to %s', async (target, status, location) => {
  expect(await site.get(target)).toMatchObject({status, headers: {location}});
});

it.each([
  `/${'a-name-longer-than-any-file-has/'.slice(0, -1).repeat(9)}`,
  '/%',
  '/docs/..\\..\\secret.html',
])('%s shows 404.html with status 404', async (target) => {
  expect(await site.get(target)).toMatchObject({status: 404, body: '<h1>Page not found</h1>'});
});

it('two slashes lead to no other host', async () => {
  const {headers} = await site.get('//example.com/..');
  expect(headers.location ?? '/').toMatch(/^\/(?!\/)/u);
});

describe('under a base URL', () => {
  it.each(['/', '/docs/guide/', '/sitemap/'])('%s is not found', async (target) => {
    expect((await below.get(target)).status).toBe(404);
  });

  it.each([
    ['/site?a=1', '/site/?a=1'],
    ['/site/old/guide/', '/site/docs/guide/'],
  ])('%s redirects to %s', async (target, location) => {
    expect(await below.get(target)).toMatchObject({status: 301, headers: {location}});
  });
});

it.each([
  ['_headers', '/*\n  X-Frame-Options:', 'line 2'],
  ['_redirects', '/from /to 418', '/from'],
])('the malformed rule in %s stops the server: %j', async (file, text, named) => {
  const serving = serveFiles({[`build/${file}`]: text});
  await expect(serving).rejects.toThrow(file);
  await expect(serving).rejects.toThrow(named);
});
