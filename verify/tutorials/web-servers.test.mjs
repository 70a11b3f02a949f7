import {execFileSync, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {get} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {fileOnPage} from './page-files.mjs';
import {freePort} from './terminal.mjs';

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

const servers = {
  nginx: {
    title: 'nginx.conf',
    start: (config) => ['nginx', ['-c', config, '-g', 'daemon off;']],
  },
  caddy: {
    title: 'Caddyfile',
    start: (config) => ['caddy', ['run', '--config', config, '--adapter', 'caddyfile']],
  },
};

const isInstalled = (command) => {
  try {
    execFileSync(command, [command === 'nginx' ? '-v' : 'version'], {stdio: 'ignore'});
    return true;
  } catch {
    // Servers that aren't installed aren't tested; the number of skipped tests shows it.
    return false;
  }
};

/** The status, headers and body of a response, without following redirects. */
const request = (port, target) =>
  new Promise((resolve, reject) => {
    const headers = {'accept-encoding': 'gzip'};
    get({host: '127.0.0.1', port, path: target, headers}, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    }).on('error', reject);
  });

describe.each(Object.entries(servers))(
  '%s, configured as in the deployment guide,',
  (name, {title, start}) => {
    const run = isInstalled(name) ? it : it.skip;
    const dir = mkdtempSync(path.join(tmpdir(), `served-by-${name}-`));
    let port;
    let child;

    beforeAll(async () => {
      if (!isInstalled(name)) {
        return;
      }
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(dir, 'site', file)), {recursive: true});
        writeFileSync(path.join(dir, 'site', file), text);
      }
      port = await freePort();
      const config = path.join(dir, title);
      writeFileSync(
        config,
        fileOnPage(page, title)
          .replaceAll('/srv/site', path.join(dir, 'site'))
          .replaceAll('8080', String(port))
          .replaceAll('/tmp/nginx', path.join(dir, 'nginx')),
      );
      // A server started as root switches to an unprivileged user, which must be able to read this.
      execFileSync('chmod', ['-R', 'a+rX', dir]);
      const [command, args] = start(config);
      child = spawn(command, args, {stdio: 'ignore', env: {...process.env, HOME: dir}});
      await vi.waitFor(() => request(port, '/'), {timeout: 10_000});
    }, 20_000);

    afterAll(() => {
      child?.kill('SIGTERM');
      rmSync(dir, {recursive: true, force: true});
    });

    run('serves pages and has browsers revalidate them', async () => {
      const {status, headers, body} = await request(port, '/docs/intro/');
      expect(status).toBe(200);
      expect(body).toBe(files['docs/intro/index.html']);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['x-content-type-options']).toBe('nosniff');
    });

    run('compresses files with hashed names and caches them for a year', async () => {
      const {status, headers} = await request(port, '/assets/js/main.0a1b2c3d.js');
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-encoding']).toBe('gzip');
    });

    run('has browsers revalidate the service worker', async () => {
      expect((await request(port, '/sw.js')).headers['cache-control']).toBe('no-cache');
    });

    run('responds to missing pages with the not-found page and status 404', async () => {
      const {status, body} = await request(port, '/no-such-page/');
      expect(status).toBe(404);
      expect(body).toBe(files['404.html']);
    });

    run.each([
      ['/docs/intro', '/docs/intro/'],
      ['/docs/intro/index.html', '/docs/intro/'],
      ['/old-page', '/docs/intro/'],
    ])('redirects %s to %s', async (from, to) => {
      const {status, headers} = await request(port, from);
      expect([301, 308]).toContain(status);
      expect(headers.location).toBe(to);
    });
  },
);
