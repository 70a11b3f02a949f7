import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {isInstalled, request, startWebServer} from '../../e2e/support/web-servers';
import {temporaryFolder} from '../../src/testing/temporary-folder';
import {fileOnPage} from './page-files.mjs';

/** Long enough for servers to compress it. */
const script = 'console.log("harbor");\n'.repeat(200);

const files = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not here</h1>',
  'docs/intro/index.html': '<h1>Introduction</h1>',
  'assets/js/main.0a1b2c3d.js': script,
  'sw.js': script,
};

const moved = expect.toBeOneOf([301, 308]);

describe.each([
  ['nginx', 'nginx.conf'],
  ['caddy', 'Caddyfile'],
])('%s, configured as in the deployment guide,', (command, title) => {
  let server;

  beforeAll(async () => {
    const site = temporaryFolder(files);
    // A server started as root switches to an unprivileged user, which must be able to read this.
    execFileSync('chmod', ['-R', 'a+rX', site]);
    server =
      isInstalled(command) &&
      (await startWebServer(command, (port, dir) =>
        fileOnPage('docs/deployment.mdx', title)
          .replaceAll('/srv/site', site)
          .replaceAll('8080', String(port))
          .replaceAll('/tmp/nginx', path.join(dir, 'nginx')),
      ));
  });

  afterAll(() => server && server.stop());

  it.runIf(isInstalled(command)).each([
    [
      'has browsers revalidate pages',
      '/docs/intro/',
      {
        status: 200,
        body: files['docs/intro/index.html'],
        headers: {'cache-control': 'no-cache', 'x-content-type-options': 'nosniff'},
      },
    ],
    [
      'compresses files with hashed names and has browsers keep them for a year',
      '/assets/js/main.0a1b2c3d.js',
      {
        status: 200,
        headers: {
          'cache-control': 'public, max-age=31536000, immutable',
          'content-encoding': 'gzip',
        },
      },
    ],
    [
      'has browsers revalidate the service worker',
      '/sw.js',
      {status: 200, headers: {'cache-control': 'no-cache'}},
    ],
    [
      'responds to missing pages with the not-found page',
      '/no-such-page/',
      {status: 404, body: files['404.html']},
    ],
    ['redirects to the page', '/docs/intro', {status: moved, headers: {location: '/docs/intro/'}}],
    [
      'redirects to the page',
      '/docs/intro/index.html',
      {status: moved, headers: {location: '/docs/intro/'}},
    ],
    ['redirects to the page', '/old-page', {status: moved, headers: {location: '/docs/intro/'}}],
  ])('%s: %s', async (_, target, expected) => {
    const answer = await request(server.port, target, {headers: {'accept-encoding': 'gzip'}});
    expect({...answer, body: String(answer.body)}).toMatchObject(expected);
  });
});
