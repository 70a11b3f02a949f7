import {fileNames} from '../../../src/framework/security/host-file-names.mjs';
import {built, immutable, movedTo, notFound, page, type ServedRequest} from './request-table';

const apostrophe = built('assets/images', /^it's/u);

const pages: ServedRequest[] = [
  {path: '/', ...page('index.html')},
  {path: '/docs/', ...page('docs/index.html')},
  {path: '/docs/?q=1', ...page('docs/index.html')},
  {path: '/docs/index.html', ...page('docs/index.html')},
  {path: '/%64ocs/', ...page('docs/index.html')},
  {path: '/docs', ...movedTo('/docs/')},
  {path: '/docs?a=1&b=%20', ...movedTo('/docs/?a=1&b=%20')},
  // Redirects of the redirects plugin are pages.
  {path: '/docs/support/', ...page('docs/support/index.html')},
  {path: '/docs/support', ...movedTo('/docs/support/')},
  {path: '/feature-requests', ...movedTo('/feature-requests/')},
  {path: '/about.html/', ...page('about.html/index.html')},
  {path: '/about.html', ...movedTo('/about.html/')},
];

const missing: ServedRequest[] = [
  {path: '/nowhere/', ...notFound, tags: ['not-found']},
  {path: '/nowhere', ...notFound},
  {path: '/docs/nowhere.html', ...notFound},
  {path: '/docs/index.html/nowhere', ...notFound},
  {path: '/docs.md/', ...notFound},
  {path: '/assets/js/nowhere.js', ...notFound},
  {path: '/docs/nowhere.md', ...notFound},
  // Folders without an index.html aren't listed.
  {path: '/assets/js/', ...notFound},
  {path: '/katex/', ...notFound},
  {path: '/nowhere/', send: {range: 'bytes=0-9'}, ...notFound},
  {path: '/nowhere/', revalidate: 'etag', ...notFound},
];

const rewritten: ServedRequest[] = [
  '/feature-requests/',
  '/feature-requests/p/some-topic/',
  '/feature-requests/p/some-topic',
  '/feature-requests/some.md',
  '/feature-requests/a%20b/%C3%A6',
].map((from) => ({
  path: from,
  ...page('feature-requests/index.html'),
  tags: ['feature-requests-prefix'],
}));

const encoded: ServedRequest[] = [
  {
    path: '/tests/docs/folder%20with%20space/doc%201/',
    ...page('tests/docs/folder with space/doc 1/index.html'),
  },
  {
    path: '/tests/docs/folder%20with%20space/doc%201',
    ...movedTo('/tests/docs/folder%20with%20space/doc%201/'),
  },
  {path: "/tests/docs/beginner's%20guide/", ...page("tests/docs/beginner's guide/index.html")},
  {path: '/tests/docs/beginner%27s%20guide/', ...page("tests/docs/beginner's guide/index.html")},
  {
    path: '/tests/docs/tests/ascii/%C3%A6%C3%B8%C3%A5/',
    ...page('tests/docs/tests/ascii/æøå/index.html'),
  },
  {
    path: '/tests/docs/tests/ascii/%C3%A6%C3%B8%C3%A5',
    ...movedTo('/tests/docs/tests/ascii/%C3%A6%C3%B8%C3%A5/'),
  },
  {path: '/test-assets/%E5%9C%86.svg', status: 200, file: 'test-assets/圆.svg'},
  {path: '/test-assets/two%20words.txt', status: 200, file: 'test-assets/two words.txt'},
  {path: encodeURI(apostrophe), status: 200, file: apostrophe, headers: immutable},
  {path: '/test-assets/two+words.txt', ...notFound},
  {path: '/docs/%3F', ...notFound},
];

/** Requests that some servers turn away before they read any rule. */
const malformed: ServedRequest[] = [
  '/%2e%2e/%2e%2e/secret.txt',
  '/docs/../../../secret.txt',
  '/..%2f..%2fsecret.txt',
  '/..%5c..%5csecret.txt',
  '/%',
  '/docs/%zz',
  '/docs/%C3',
  '/docs%00.html',
].map((from) => ({
  path: from,
  status: [400, 403, 404],
  anyHeaders: true,
  // Debian's Caddy fails to open such a file.
  ...(from.includes('%00') && {except: {caddy: {status: [400, 404, 500]}}}),
}));

const slashes: ServedRequest[] = [
  {path: '//docs', status: [301, 308, 404]},
  {path: '//docs/', status: [200, 301, 308, 404]},
  {path: '/docs//cli', status: [301, 308, 404]},
  {path: '/%2Fdocs', status: [301, 308, 404], except: {apache2: {anyHeaders: true}}},
];

const hidden: ServedRequest[] = [
  ...[...fileNames, '%5Fheaders', '/_headers', '.env', '%2Eenv', '.nojekyll'].map((name) => ({
    path: `/${name}`,
    ...notFound,
    ...(name === '.htaccess' && {except: {apache2: {status: 403}}}),
  })),
];

/** What each address leads to. */
export const addresses = {pages, missing, rewritten, encoded, malformed, slashes, hidden};
