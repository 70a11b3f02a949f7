// @ts-check
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {expect} from 'vitest';
import {isInstalled, request, startWebServer} from '../../../../e2e/support/web-servers';

/**
 * Serves a folder with nginx or Caddy, if the server is installed, while `look` runs.
 *
 * @param {'nginx' | 'caddy' | 'apache2'} command
 * @param {string} root the folder
 * @param {string | ((dir: string, fill: (text: string) => string) => string)} configuration of the page, which serves
 *   `/srv/site` at port 8080
 * @param {(get: (path: string, headers?: Record<string, string>) => Promise<Answer>, port: number) => Promise<void>} look
 * @typedef {Awaited<ReturnType<typeof request>>} Answer
 */
export async function withServer(command, root, configuration, look) {
  if (!isInstalled(command)) {
    console.warn(`${command} isn't installed, so what it serves isn't tried.`);
    return;
  }
  // A server that root starts switches to a user who has to be able to read this.
  execFileSync('chmod', ['-R', 'a+rX', root]);
  execFileSync('chmod', ['a+x', ...parentsOf(root)]);
  const server = await startWebServer(command, (port, dir) => {
    const fill = (/** @type {string} */ text) =>
      text
        .replaceAll('/srv/site', root)
        .replaceAll('8080', String(port))
        .replaceAll('/tmp/nginx', path.join(dir, 'own'));
    return typeof configuration === 'string' ? fill(configuration) : configuration(dir, fill);
  });
  try {
    const get = (/** @type {string} */ target, headers = {}) =>
      request(server.port, target, {headers: {'accept-encoding': 'gzip', ...headers}});
    await look(get, server.port);
  } finally {
    await server.stop();
  }
}

/** @param {string} folder */
const parentsOf = (folder) => {
  /** @type {string[]} */
  const parents = [];
  for (
    let parent = path.dirname(folder);
    parent.startsWith('/tmp/');
    parent = path.dirname(parent)
  ) {
    parents.push(parent);
  }
  return parents.filter((parent) => existsSync(parent));
};

/**
 * What the page says that every server does with a build whose URLs end in a slash.
 *
 * @param {(path: string) => Promise<Answer>} get
 * @param {string} build its folder
 */
export async function expectPages(get, build) {
  const target = '/docs/intro/';
  const page = await get(target);
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-cache']);
  for (const old of ['/docs/intro', '/old-page']) {
    const {status, headers} = await get(old);
    expect([301, 308], old).toContain(status);
    expect(String(headers.location), old).toMatch(new RegExp(`${target}$`, 'u'));
  }
  expect((await get('/')).status).toBe(200);
  const lost = await get('/no-such-page/');
  expect([lost.status, textOf(lost).includes('Page Not Found')]).toEqual([404, true]);
  const script = readdirSync(path.join(build, 'assets/js')).find((file) =>
    file.startsWith('main.'),
  );
  const main = await get(`/assets/js/${script}`);
  expect(main.status).toBe(200);
  expect(main.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  return main;
}

/** @param {Answer} answer */
export function textOf({headers, body}) {
  return String(headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
}
