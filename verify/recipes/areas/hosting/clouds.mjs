// @ts-check
// What readers do with hosts whose own local servers and functions need no account.
import path from 'node:path';
import {expect} from 'vitest';
import {request} from '../../../../e2e/support/web-servers';
import {part, whileServed} from '../../kit.mjs';

const page = 'deployment';
const cached = 'public, max-age=31536000, immutable';

/**
 * Serves the site with a command, and checks what the page says of its host.
 *
 * @param {import('../../kit.mjs').Eyes} eyes
 * @param {(port: number) => string} serve
 * @param {string[]} moved paths that redirect to the introduction
 */
async function expectHost({site, run}, serve, moved) {
  await whileServed(site, serve, async (_, port) => {
    const get = (/** @type {string} */ target) => request(port, target);
    for (const old of moved) {
      const {status, headers} = await get(old);
      expect(status, old).toBe(301);
      expect(String(headers.location), old).toMatch(/^(?:http:\/\/[^/]+)?\/docs\/intro\/$/u);
    }
    expect(String((await get('/docs/intro/')).body)).toContain('Tutorial Intro');
    expect(String((await get('/docs/intro')).headers.location)).toMatch(/\/docs\/intro\/$/u);
    const lost = await get('/no-such-page/');
    expect([lost.status, String(lost.body).includes('Page Not Found')]).toEqual([404, true]);
    const script = (await run(['ls build/assets/js | grep main'])).trim().split('\n')[0];
    expect((await get(`/assets/js/${script}`)).headers['cache-control']).toBe(cached);
  });
}

const wrangler = 'CI=1 WRANGLER_SEND_METRICS=false npx --yes wrangler';
const moved = ['/old-page', '/old-page/', '/guides/intro/'];

/** @type {import('../../kit.mjs').Recipe[]} */
export const clouds = [
  {
    page,
    heading: 'cloudflare',
    result: 'gets redirects and headers on Cloudflare Pages',
    paste: ({paste}) => ['static/_headers', 'static/_redirects'].forEach((file) => paste(file)),
    check: (eyes) =>
      expectHost(
        eyes,
        (port) => `${wrangler} pages dev build --ip 127.0.0.1 --port ${port}`,
        moved,
      ),
  },
  {
    page,
    heading: 'cloudflare-workers',
    result: 'gets redirects and headers on Cloudflare Workers',
    paste: ({paste}) => paste('wrangler.jsonc'),
    check: (eyes) =>
      expectHost(eyes, (port) => `${wrangler} dev --ip 127.0.0.1 --port ${port}`, moved),
  },
  {
    page,
    heading: 'firebase',
    result: "gets redirects and headers on Firebase's own server",
    paste: ({paste}) => paste('firebase.json'),
    check: (eyes) =>
      expectHost(
        eyes,
        // Its regular expressions don't need the package that a script compiles.
        (port) => `npm_config_ignore_scripts=true npx --yes superstatic . --port ${port}`,
        ['/old-page', '/old-page/'],
      ),
  },
  {
    page,
    heading: 's3',
    result: 'maps every URL of the site to a file',
    paste: ({paste}) => paste('infra/site.yaml'),
    check: async ({sample, run}) => {
      const code = part(sample('infra/site.yaml'), /FunctionCode: \|\n((?: {8}.*\n|\n)+)/u);
      const handler = new Function(`${code}\nreturn handler;`)();
      const answer = (/** @type {string} */ uri) => handler({request: {uri}});
      const files = (await run(['cd build', "find . -name '*.*' -type f"])).trim().split('\n');
      for (const file of files) {
        const url = file.replace(/^\./u, '');
        expect(answer(url).uri, url).toBe(url);
        if (path.basename(url) === 'index.html') {
          const folder = path.dirname(url).replace(/\/?$/u, '/');
          expect(answer(folder).uri, folder).toBe(url);
        }
      }
      for (const [from, to] of [
        ['/docs/intro', '/docs/intro/'],
        ['/docs/3.9.2', '/docs/3.9.2/'],
        ['/old-page/', '/docs/intro/'],
        ['//example.com/docs', '/example.com/docs/'],
      ]) {
        const {statusCode, headers, uri} = answer(String(from));
        expect(uri ?? headers.location.value, from).toBe(to);
        expect(statusCode ?? 301, from).toBe(301);
      }
    },
  },
];
