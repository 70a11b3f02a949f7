import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {isInstalled, request, startWebServer} from '../../e2e/support/servers/web-servers';
import {fileOnPage} from './page-files.mjs';

const page = 'docs/deployment.mdx';

/** Long enough for servers to compress it. */
const script = 'console.log("harbor");\n'.repeat(200);

const files = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not here</h1>',
  'docs/intro/index.html': '<h1>Introduction</h1>',
  'assets/js/main.0a1b2c3d.js': script,
  'sw.js': script,
};

/** The titles of the blocks with the configurations. */
const titles = {nginx: 'nginx.conf', caddy: 'Caddyfile'};

describe.each(Object.entries(titles))(
  '%s, configured as in the deployment guide,',
  (command, title) => {
    const run = isInstalled(command) ? it : it.skip;
    const site = mkdtempSync(path.join(tmpdir(), `served-by-${command}-`));
    let server;
    const get = (target) => request(server.port, target, {headers: {'accept-encoding': 'gzip'}});

    beforeAll(async () => {
      if (!isInstalled(command)) {
        return;
      }
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
        writeFileSync(path.join(site, file), text);
      }
      // A server started as root switches to an unprivileged user, which must be able to read this.
      execFileSync('chmod', ['-R', 'a+rX', site]);
      server = await startWebServer(command, (port, dir) =>
        fileOnPage(page, title)
          .replaceAll('/srv/site', site)
          .replaceAll('8080', String(port))
          .replaceAll('/tmp/nginx', path.join(dir, 'nginx')),
      );
    }, 20_000);

    afterAll(async () => {
      await server?.stop();
      rmSync(site, {recursive: true, force: true});
    });

    run('serves pages and has browsers revalidate them', async () => {
      const {status, headers, body} = await get('/docs/intro/');
      expect(status).toBe(200);
      expect(String(body)).toBe(files['docs/intro/index.html']);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['x-content-type-options']).toBe('nosniff');
    });

    run('compresses files with hashed names and caches them for a year', async () => {
      const {status, headers} = await get('/assets/js/main.0a1b2c3d.js');
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-encoding']).toBe('gzip');
    });

    run('has browsers revalidate the service worker', async () => {
      expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
    });

    run('responds to missing pages with the not-found page and status 404', async () => {
      const {status, body} = await get('/no-such-page/');
      expect(status).toBe(404);
      expect(String(body)).toBe(files['404.html']);
    });

    run.each([
      ['/docs/intro', '/docs/intro/'],
      ['/docs/intro/index.html', '/docs/intro/'],
      ['/old-page', '/docs/intro/'],
    ])('redirects %s to %s', async (from, to) => {
      const {status, headers} = await get(from);
      expect([301, 308]).toContain(status);
      expect(headers.location).toBe(to);
    });
  },
);
