import {readdirSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {hostRules} from '../../config/headers';
import {fileNames} from '../../src/framework/hosting/host-file-names.mjs';
import {buildDir, readBuilt, routes} from '../support/routes';
import {serveFolder} from '../support/serve-folder';
import {isInstalled, request, startWebServer} from '../support/web-servers';

const startNginx = () =>
  startWebServer('nginx', (port, dir) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    return `
pid ${dir}/pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${dir}/${name};`).join('\n')}
  server {
    listen 127.0.0.1:${port};
    root ${buildDir};
    include ${buildDir}/_nginx.conf;
  }
}`;
  });

/** The path of a built file whose name has a hash. */
const built = (dir: string, name: RegExp) =>
  `/${dir}/${readdirSync(path.join(buildDir, dir)).find((file) => name.test(file))}`;

const script = built('assets/js', /^main\..*\.js$/u);
const image = built('assets/images', /\.png$/u);
const searchIndex = built('search-index', /^pages-index/u);

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const headersOfAll = {'cache-control': 'no-cache', ...lowerCase(hostRules.headers['/*'])};
const [, policy] = /Content-Security-Policy: (.*)/u.exec(readBuilt('_headers'))!;
const headersOfFiles = {...headersOfAll, 'content-security-policy': policy};
const immutable = 'public, max-age=31536000, immutable';

const answerWith = (status: number, file: string, headers: object = {}) => ({
  status,
  headers: {...headersOfFiles, ...headers},
  // Pictures aren't compared.
  body: file.endsWith('.png') ? expect.anything() : readBuilt(file),
});
const page = (file: string) =>
  answerWith(200, `${file}index.html`, {'content-type': 'text/html; charset=utf-8'});
const notFound = {...page(''), ...answerWith(404, '404.html')};
// Express allows nothing at all on the pages of its redirects.
const movedTo = (location: string) => ({
  status: expect.toBeOneOf([301, 308]),
  headers: {...headersOfAll, location},
});

const answers: [path: string, answer: object][] = [
  ['/', page('')],
  ['/docs/?q=1', page('docs/')],
  ['/docs?a=1&b=%20', movedTo('/docs/?a=1&b=%20')],
  [
    '/tests/docs/folder%20with%20space/doc%201',
    movedTo('/tests/docs/folder%20with%20space/doc%201/'),
  ],
  ['/nowhere/', notFound],
  ['/docs/nowhere.md', notFound],
  // Folders without an index.html aren't listed.
  ['/assets/js/', notFound],
  ...[...fileNames, '%5Fheaders', '.nojekyll'].map((name): [string, object] => [
    `/${name}`,
    notFound,
  ]),
  ['/test-assets/%E5%9C%86.svg', answerWith(200, 'test-assets/圆.svg')],
  [script, answerWith(200, script, {'cache-control': immutable})],
  [searchIndex, answerWith(200, searchIndex, {'cache-control': immutable})],
  ['/sw.js', answerWith(200, 'sw.js')],
  [
    image,
    answerWith(200, image, {
      'cache-control': immutable,
      'cross-origin-resource-policy': 'cross-origin',
    }),
  ],
  ['/docs.md', answerWith(200, 'docs.md', {'content-type': 'text/markdown; charset=utf-8'})],
  [
    '/tests/blog/rss.xsl',
    answerWith(200, 'tests/blog/rss.xsl', {
      'content-type': expect.stringMatching(/^(?:text\/xsl|application\/(?:xslt\+)?xml)\b/u),
    }),
  ],
];

const servers = {
  own: () => serveFolder({dir: buildDir}),
  nginx: startNginx,
};
const names = Object.keys(servers) as (keyof typeof servers)[];
const canStart = (name: keyof typeof servers) =>
  name === 'own' || (Boolean(process.env.FULL_TESTS) && isInstalled(name));

describe.each(names.filter(canStart))('%s', (name) => {
  let running: Awaited<ReturnType<(typeof servers)[typeof name]>>;
  beforeAll(async () => {
    running = await servers[name]();
  });
  afterAll(() => running?.stop());

  async function get(target: string, headers = {}, method = 'GET') {
    const answer = await request(running.port, target, {method, headers});
    const isCompressed = answer.headers['content-encoding'] === 'gzip' && answer.body.length > 0;
    return {...answer, body: String(isCompressed ? gunzipSync(answer.body) : answer.body)};
  }

  test.each(answers)('%s', async (target, answer) => {
    expect(await get(target)).toMatchObject(answer);
  });

  test.each(['/feature-requests/p/some-topic/', '/feature-requests/a%20b/%C3%A6'])(
    '%s shows the feature requests',
    {tags: ['feature-requests-prefix']},
    async (target) => {
      expect(await get(target)).toMatchObject(page('feature-requests/'));
    },
  );

  test.each([
    ['/docs/index.html', 200],
    ['/docs.md', 200],
    ['/sitemap.xml', 200],
    ['/nowhere/', 404],
    [script, 200],
  ])('%s is compressed', async (target, status) => {
    const {headers, body} = await get(target, {'accept-encoding': 'gzip'});
    expect(headers['content-encoding']).toBe('gzip');
    expect(body).toBe(readBuilt(status === 404 ? '404.html' : target));
  });

  test('a compressed page that has not changed is not sent again', async () => {
    const accepted = {'accept-encoding': 'gzip'};
    const {etag} = (await get('/docs/', accepted)).headers;
    expect(await get('/docs/', {...accepted, 'if-none-match': etag})).toMatchObject({
      status: 304,
      body: '',
    });
  });

  test('two slashes lead to no other host', async () => {
    const {headers} = await get('//docs');
    expect(headers.location ?? '/').toMatch(/^\/(?!\/)/u);
  });

  test('forms are not accepted', async () => {
    expect(await get('/docs/', {}, 'POST')).toMatchObject({
      status: 405,
      headers: {allow: expect.stringMatching(/^GET, HEAD/u)},
    });
  });

  test('every page of the test area is found, whatever characters its path contains', async () => {
    const paths = routes.filter((route) => route.startsWith('/tests/'));
    const missing = [];
    for (const route of paths) {
      const {status} = await get(encodeURI(route));
      if (status !== 200) {
        missing.push(route);
      }
    }
    expect(missing).toEqual([]);
    expect(paths.length).toBeGreaterThan(150);
  });
});
