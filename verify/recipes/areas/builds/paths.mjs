// @ts-check
// What readers do with paths: a site below one, redirects, and URLs without a slash at the end.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {part, whileServed} from '../../kit.mjs';
import {request} from '../../../../e2e/support/web-servers';
import {textOf, withServer} from '../hosting/server.mjs';
import {buildBelowPath, buildOnce} from './build-once.mjs';
import {lookBelow} from './look-below.mjs';

const config = 'docusaurus.config.ts';
const page = 'deployment';

/** @typedef {import('../../kit.mjs').Eyes} Eyes */

/** @param {Eyes} eyes */
async function buildWithoutSlash(eyes) {
  const file = 'no-slash.config.ts';
  eyes.write(
    file,
    "import site from './docusaurus.config';\n\nexport default {...site, trailingSlash: false};",
  );
  const flags = `--config ${file} --out-dir build-no-slash`;
  return buildOnce(eyes, 'build-no-slash', `npm run build -- ${flags}`);
}

/**
 * What the page says of a site whose URLs have no slash at the end.
 *
 * @param {(path: string) => Promise<import('../hosting/server.mjs').Answer>} get
 */
async function expectNoSlashes(get) {
  expect((await get('/')).status).toBe(200);
  expect(textOf(await get('/docs/intro'))).toContain('Tutorial Intro');
  for (const [from, to] of [
    ['/docs/intro/', '/docs/intro'],
    ['/old-page', '/docs/intro'],
  ]) {
    const {status, headers} = await get(String(from));
    expect([301, 308], from).toContain(status);
    expect(headers.location, from).toBe(to);
  }
  const lost = await get('/no-such-page');
  expect([lost.status, textOf(lost).includes('Page Not Found')]).toEqual([404, true]);
}

/**
 * What the page says of servers that have a site below `/my-website/`.
 *
 * @param {(path: string) => Promise<import('../hosting/server.mjs').Answer>} get
 */
async function expectBelow(get) {
  expect(textOf(await get('/my-website/docs/intro/'))).toContain('Tutorial Intro');
  for (const old of ['/my-website/old-page', '/my-website/old-page/']) {
    const moved = await get(old);
    expect([moved.status, moved.headers.location], old).toEqual([301, '/my-website/docs/intro/']);
  }
  const lost = await get('/my-website/no-such-page/');
  expect([lost.status, textOf(lost).includes('Page Not Found')]).toEqual([404, true]);
}

/**
 * Puts the build below `/my-website/` into the root of a server.
 *
 * @param {Eyes} eyes
 * @param {string} name
 */
async function rootOf(eyes, name) {
  const build = await buildBelowPath(eyes);
  const root = path.join(eyes.site, name);
  await eyes.run([`rm -rf ${root}`, `mkdir ${root}`, `cp -r ${build} ${root}/my-website`]);
  return root;
}

/** @type {import('../../kit.mjs').Recipe[]} */
export const paths = [
  {
    page,
    heading: 'environment-variables',
    result: 'builds the site for another URL with variables',
    paste: () => {},
    check: async (eyes) => {
      const build = path.relative(eyes.site, await buildBelowPath(eyes));
      const html = eyes.read(`${build}/docs/intro/index.html`).replaceAll('"', '');
      expect(html).toContain('rel=canonical href=https://my-org.github.io/my-website/docs/intro/');
    },
  },
  {
    page,
    heading: 'below-a-path',
    result: 'serves the site below a path of a host',
    paste: () => {},
    check: async (eyes) => {
      await eyes.run([eyes.command().replaceAll('build/', 'build-path/')]);
      const folder = path.join(eyes.site, 'build-path');
      await lookBelow(eyes, '/handbook', path.join(folder, 'handbook'));
      expect(eyes.read('build-path/404.html')).toContain('/handbook/assets/');
    },
  },
  {
    page,
    heading: 'nginx',
    result: 'serves the site below a base URL with nginx',
    paste: () => {},
    check: async (eyes) => {
      const file = eyes
        .sample('nginx.conf')
        .replace(/^( +error_page .*)(\/404\.html)/gmu, '$1/my-website$2')
        .replace('^/old-page/?$', '^/my-website/old-page/?$')
        .replace('301 /docs/intro/', '301 /my-website/docs/intro/');
      await withServer('nginx', await rootOf(eyes, 'root-nginx'), file, expectBelow);
    },
  },
  {
    page,
    heading: 'caddy',
    result: 'serves the site below a base URL with Caddy',
    paste: () => {},
    check: async (eyes) => {
      const file = eyes
        .sample('Caddyfile')
        .replace('* /404.html', '* /my-website/404.html')
        .replace(/^.*@moved.*$/gmu, (line) => line.replaceAll(/ \//gu, ' /my-website/'));
      await withServer('caddy', await rootOf(eyes, 'root-caddy'), file, expectBelow);
    },
  },
  {
    page,
    heading: 'nginx',
    result: 'serves URLs without a slash with nginx',
    paste: () => {},
    check: async (eyes) => {
      const blocks = eyes.sample('', '@without_slash');
      const file = eyes
        .sample('nginx.conf')
        .replace('301 /docs/intro/', '301 /docs/intro')
        .replace(/^ +# Redirect \/docs\/intro to[\s\S]*?^ {4}\}$/mu, () => blocks);
      part(file, '@with_slash');
      await withServer('nginx', await buildWithoutSlash(eyes), file, expectNoSlashes);
    },
  },
  {
    page,
    heading: 'caddy',
    result: 'serves URLs without a slash with Caddy',
    paste: () => {},
    check: async (eyes) => {
      const lines = eyes.sample('', '@slash');
      const file = eyes
        .sample('Caddyfile')
        .replace('@moved /docs/intro/', '@moved /docs/intro')
        .replace(/^\tfile_server$/mu, () => `${lines}\n\n\tfile_server`);
      await withServer('caddy', await buildWithoutSlash(eyes), file, expectNoSlashes);
    },
  },
  {
    page,
    heading: 'vercel',
    result: 'gets routes from Vercel that fit the files',
    paste: ({paste}) => paste('vercel.json'),
    check: async (eyes) => {
      const build = await buildWithoutSlash(eyes);
      const folder = path.join(eyes.site, '../vercel');
      const code =
        "import {getTransformedRoutes as read} from '@vercel/routing-utils';\n" +
        "import {readFileSync} from 'node:fs';\n" +
        "console.log(JSON.stringify(read(JSON.parse(readFileSync('vercel.json', 'utf8')))));";
      const output = await eyes.run([
        `mkdir -p ${folder}`,
        `cp vercel.json ${folder}`,
        `cd ${folder}`,
        '[ -f package.json ] || npm init -y > /dev/null',
        'npm install --silent @vercel/routing-utils > /dev/null',
        `echo ${Buffer.from(code).toString('base64')} | base64 --decode > routes.mjs`,
        'node routes.mjs',
      ]);
      const {routes, error} = JSON.parse(output.slice(output.indexOf('{')));
      expect(error).toBeNull();
      const answer = (/** @type {string} */ url) => {
        for (const {src, status, headers} of routes) {
          const match = new RegExp(src, 'u').exec(url);
          if (match) {
            const fill = (/** @type {string} */ text) =>
              text.replaceAll(/\$(\d)/gu, (_, group) => match[group] ?? '');
            return [
              status,
              headers?.Location ? fill(headers.Location) : headers?.['Cache-Control'],
            ];
          }
        }
        return [];
      };
      expect(answer('/old-page')).toEqual([308, '/docs/intro']);
      expect(answer('/guides/tutorial-basics/deploy-your-site')).toEqual([
        308,
        '/docs/tutorial-basics/deploy-your-site',
      ]);
      expect(answer('/docs/intro/')).toEqual([308, '/docs/intro']);
      expect(answer('/docs/intro')).toEqual([]);
      expect(answer('/assets/js/main.js')).toEqual([
        undefined,
        'public, max-age=31536000, immutable',
      ]);
      await eyes.run([`ls ${build}/docs/intro.html ${build}/404.html`]);
    },
  },
  {
    page,
    heading: 'redirects',
    result: 'forwards readers with the query string and the anchor',
    install: ({command}) => [command()],
    paste: ({importSample, write}) => {
      // Its pages would be in the way of the redirects of servers, so they get a build of their own.
      const name = importSample(config);
      write(
        'redirects.config.ts',
        `import site from './docusaurus.config';\nimport {mergeConfig} from './merge-config.mjs';\nimport ${name} from './${name.replace('sample', 'sample-')}';\n\nexport default mergeConfig(site, ${name});`,
      );
    },
    check: async (eyes) => {
      const flags = '--config redirects.config.ts --out-dir build-redirects';
      const build = await buildOnce(eyes, 'build-redirects', `npm run build -- ${flags}`);
      await withServer('caddy', build, files, async (get, port) => {
        for (const old of ['/old-page/', '/guides/intro/', '/docs/intro.html/']) {
          expect((await get(old)).status, old).toBe(200);
          const tab = await eyes.open('/', {base: `http://localhost:${port}`});
          await tab.goto(`http://localhost:${port}${old}?from=mail#getting-started`);
          const target = `http://localhost:${port}/docs/intro/?from=mail#getting-started`;
          await expect.poll(() => tab.url(), {timeout: 10_000}).toBe(target);
          await tab.context().close();
        }
      });
    },
  },
  {
    page,
    heading: 'serve-locally',
    result: 'builds and serves the site with its base URL',
    paste: () => {},
    check: async ({command, site}) => {
      const env = 'SITE_URL=https://my-org.github.io BASE_URL=/my-website/';
      const serve = (/** @type {number} */ port) =>
        `${env} ${command().replace('8080', String(port))} --dir build-serve`;
      await whileServed(site, serve, async (_, port) => {
        const {status, headers} = await request(port, '/my-website/docs/intro');
        expect([status, headers.location]).toEqual([302, '/my-website/docs/intro/']);
        expect((await request(port, '/my-website/docs/intro/')).status).toBe(200);
      });
    },
  },
  {
    page,
    heading: 'docusaurus-serve',
    result: 'shares the build without compression, caching, and `.html`',
    paste: () => {},
    check: async ({command, site}) => {
      const [, line = ''] = command().split('\n');
      const serve = (/** @type {number} */ port) => line.replace('8080', String(port));
      await whileServed(site, serve, async (_, port) => {
        const headers = {'accept-encoding': 'gzip'};
        const intro = await request(port, '/docs/intro/', {headers});
        expect(intro.status).toBe(200);
        expect(intro.headers).not.toHaveProperty('content-encoding');
        expect(intro.headers).not.toHaveProperty('cache-control');
        const {status, headers: moved} = await request(port, '/docs/intro.html');
        expect([status, moved.location]).toEqual([301, '/docs/intro']);
      });
    },
  },
  {
    page: 'cli',
    heading: 'build',
    result: 'builds into another folder, which the build empties first',
    paste: () => {},
    check: async ({command, run, site, write}) => {
      write('dist/own-file.txt', 'own');
      await run([command(1).split('\n').at(-1) ?? '']);
      expect(existsSync(path.join(site, 'dist/docs/intro/index.html'))).toBe(true);
      expect(existsSync(path.join(site, 'dist/own-file.txt'))).toBe(false);
    },
  },
  {
    page: 'playground',
    heading: 'try-broken-link',
    result: 'gets the name of a page with a broken link',
    paste: () => {},
    check: async ({command, failure, run, sample, write}) => {
      write('docs/first-try.mdx', '# First try\n\n[broken](/docs/nope)');
      const output = await failure(`${command()} -- --out-dir build-broken`);
      const [, ...lines] = sample('', 'broken links').replaceAll('…\n', '').split('\n');
      // With slashes at the end, paths have one, too.
      lines.forEach((line) => expect(output).toContain(line.replace(/:$/u, '')));
      await run(['rm docs/first-try.mdx']);
    },
  },
];

/** A host with nothing but files. */
const files = `
{
  admin off
}
:8080 {
  root * /srv/site
  file_server
}
`;
