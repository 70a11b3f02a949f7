import {readBuilt} from '../routes';
import {
  built,
  html,
  immutable,
  movedTo,
  notFound,
  page,
  revalidated,
  script,
  type ServedRequest,
} from './request-table';

const style = built('assets/css', /^styles\./u);
const image = built('assets/images', /\.png$/u);
const photo = built('assets/ideal-img', /\.jpg$/u);
const card = built('img/cards', /\.png$/u);
const searchIndex = built('search-index', /^pages-index/u);

const embeddable = {'cross-origin-resource-policy': 'cross-origin'};
const gzip = {'accept-encoding': 'gzip'};

const notAllowed = {
  status: 405,
  headers: {allow: 'GET, HEAD'},
  // Apache adds an empty list of its own.
  except: {apache2: {headers: {allow: /^GET, HEAD(?:, )?$/u}}},
};

const methods: ServedRequest[] = [
  {path: '/', method: 'HEAD', ...page('index.html')},
  {path: '/nowhere/', method: 'HEAD', ...notFound},
  {path: '/docs', method: 'HEAD', ...movedTo('/docs/')},
  ...['/', '/docs', '/nowhere/', script, '/feature-requests/p/', '/docs.md', '/_headers'].map(
    (to) => ({path: to, method: 'POST', ...notAllowed}),
  ),
  ...['PUT', 'DELETE', 'OPTIONS', 'PATCH'].map((method) => ({path: '/', method, ...notAllowed})),
];

const text = readBuilt('llms.txt');
const size = Buffer.byteLength(text);
const ranges: ServedRequest[] = [
  {
    path: '/llms.txt',
    send: {range: 'bytes=0-9'},
    status: 206,
    body: text.slice(0, 10),
    headers: {'content-range': `bytes 0-9/${size}`, ...revalidated},
  },
  {
    path: script,
    send: {range: 'bytes=-5'},
    status: 206,
    body: readBuilt(script).slice(-5),
    headers: {'content-range': /^bytes \d+-\d+\/\d+$/u, ...immutable},
  },
  {
    path: '/llms.txt',
    send: {range: `bytes=${size}-`},
    status: 416,
    headers: {'content-range': `bytes */${size}`},
    // nginx adds all headers twice, and Apache doesn't say how long the file is.
    except: {nginx: {anyHeaders: true}, apache2: {headers: {}}},
  },
  {path: '/llms.txt', send: {range: 'bytes=0-9', 'if-range': '"old"'}, status: 200, body: text},
];

const conditions: ServedRequest[] = [
  ...(['etag', 'last-modified'] as const).flatMap((revalidate) =>
    [undefined, gzip].flatMap((send) => [
      {path: '/docs/', send, revalidate, status: 304, body: '', headers: revalidated},
      {path: script, send, revalidate, status: 304, body: '', headers: immutable},
    ]),
  ),
  {path: '/docs/', send: {'if-none-match': '"old"'}, ...page('docs/index.html')},
];

const compressed: ServedRequest[] = [
  ...[
    '/docs/index.html',
    script,
    style,
    '/docs.md',
    '/llms.txt',
    '/img/social-card.svg',
    '/nearest-pages.json',
    '/sitemap.xml',
    '/blog/rss.xml',
    '/blog/atom.xml',
    '/blog/feed.json',
    '/tests/blog/rss.xsl',
  ].map((file) => ({
    path: file,
    send: gzip,
    status: 200,
    file,
    headers: {'content-encoding': 'gzip', vary: /accept-encoding/iu},
  })),
  {
    path: '/nowhere/',
    send: gzip,
    ...notFound,
    headers: {'content-encoding': 'gzip', ...html},
  },
  ...[image, '/katex/fonts/KaTeX_AMS-Regular.woff2'].map((file) => ({
    path: file,
    send: gzip,
    status: 200,
    file,
    headers: {'content-encoding': null},
  })),
  {path: script, status: 200, file: script, headers: {'content-encoding': null}},
];

const javascript = /^(?:text|application)\/javascript; charset=utf-8$/u;
const json = /^application\/json\b/u;
const xml = /^(?:text|application)\/xml\b/u;
const svg = /^image\/svg\+xml\b/u;
const icon = /^image\/(?:x-icon|vnd\.microsoft\.icon)$/u;

const files: ServedRequest[] = (
  [
    ['/docs.md', 'text/markdown; charset=utf-8', revalidated],
    ['/llms.txt', 'text/plain; charset=utf-8', revalidated],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', revalidated],
    [script, javascript, immutable],
    ['/sw.js', javascript, revalidated],
    [style, 'text/css; charset=utf-8', immutable],
    ['/manifest.json', json, revalidated],
    ['/offline-app.json', json, revalidated],
    ['/search-index.json', json, revalidated],
    [searchIndex, json, immutable],
    ['/app.webmanifest', /^application\/manifest\+json\b/u, revalidated],
    ['/sitemap.xml', xml, revalidated],
    ['/blog/rss.xml', xml, revalidated],
    ['/blog/atom.xml', xml, revalidated],
    ['/blog/feed.json', json, revalidated],
    ['/tests/blog/rss.xsl', /^(?:text\/xsl|application\/(?:xslt\+)?xml)\b/u, revalidated],
    ['/katex/fonts/KaTeX_AMS-Regular.woff2', 'font/woff2', revalidated],
    ['/img/logo.svg', svg, {...revalidated, ...embeddable}],
    ['/favicon.ico', icon, {...revalidated, ...embeddable}],
    [card, 'image/png', {...immutable, ...embeddable}],
    [image, 'image/png', {...immutable, ...embeddable}],
    [photo, 'image/jpeg', {...immutable, ...embeddable}],
  ] as const
).map(([file, type, headers]) => ({
  path: file,
  status: 200,
  file,
  headers: {'content-type': type, ...headers},
}));

/** How files are sent. */
export const transfer = {methods, ranges, conditions, compressed, files};
