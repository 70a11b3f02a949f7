import {fileNames} from './host-file-names.mjs';

/** Headers by path in the build folder; a path can end in `*`, and then covers all that follow. */
type HeaderRules = {'/*': Record<string, string>; [path: string]: Record<string, string>};

/** What a host has to do. `rewrites` serve a file for paths that have none. */
export type HostRules = {headers: HeaderRules; rewrites: Record<string, string>};

const covers = (path: string, other: string): boolean =>
  path.endsWith('*') ? other.startsWith(path.slice(0, -1)) : path === other;

/** The headers of a path, with those of all rules that cover it. */
const headersAt = ({headers}: HostRules, path: string): Record<string, string> =>
  Object.assign(
    {'Cache-Control': 'no-cache'},
    ...Object.entries(headers).flatMap(([from, values]) => (covers(from, path) ? [values] : [])),
  );

/** One line for each entry. */
const lines = (
  values: Record<string, string>,
  line: (name: string, value: string) => string,
): string =>
  Object.entries(values)
    .map(([name, value]) => `${line(name, value)}\n`)
    .join('');

/** Types by extension that some servers don't know, and that browsers don't guess. */
const mediaTypes = {
  ico: 'image/x-icon',
  md: 'text/markdown',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xsl: 'text/xsl',
};

/** Types of text, which is worth compressing. `text/html` is one too. */
const textTypes = [
  ...['css', 'javascript', 'markdown', 'plain', 'xml', 'xsl'].map((name) => `text/${name}`),
  ...['atom+xml', 'javascript', 'json', 'manifest+json', 'rss+xml', 'xml', 'xslt+xml'].map(
    (name) => `application/${name}`,
  ),
  'image/svg+xml',
];

/**
 * A part of a `server` block. A location replaces the headers of the server, so each one repeats them.
 *
 * @param base URL without a slash at its end
 */
function nginx(rules: HostRules, base: string): string {
  const add = (path: string, indent: string) =>
    lines(
      headersAt(rules, path),
      (name, value) => `${indent}add_header ${name} "${value}" always;`,
    );
  const location = (path: string, tries: string) =>
    `location ${path.endsWith('*') ? '^~' : '='} ${base}${path.replace(/\*$/u, '')} {\n` +
    `  try_files $uri ${tries};\n${add(path, '  ')}}\n`;
  const type = (extension: string, mediaType: string) =>
    `location ~ \\.${extension}$ { types {} default_type ${mediaType}; try_files $uri =404; }`;
  const paths = Object.keys(rules.headers).filter((path) => path !== '/*');
  return `# Include this file in a server block. With a base path, the build has to be in a folder of that
# name in the root.
index index.html;
absolute_redirect off;
charset utf-8;
charset_types ${textTypes.filter((name) => !name.includes('xml')).join(' ')};
gzip on;
gzip_vary on;
gzip_types ${textTypes.join(' ')};
error_page 404 ${base}/404.html;
# Folders without an index.html.
error_page 403 =404 ${base}/404.html;
error_page 405 @not_allowed;
if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
location @not_allowed {
  add_header Allow "GET, HEAD" always;
${add('/', '  ')}  return 405;
}
${add('/', '')}location / { try_files $uri $uri/ =404; }
location ~ /\\.(?!well-known/) { return 404; }
${lines(mediaTypes, type)}${fileNames
    .map((name) => `location = ${base}/${name} { return 404; }\n`)
    .join('')}${[
    ...paths.map((path) => location(path, '=404')),
    ...Object.entries(rules.rewrites).map(([path, file]) => location(path, `$uri/ ${base}${file}`)),
  ].join('')}`;
}

/** For Netlify and Cloudflare Pages. */
const netlifyHeaders = ({headers}: HostRules): string =>
  Object.entries(headers)
    .map(([path, values]) => `${path}\n${lines(values, (name, value) => `  ${name}: ${value}`)}`)
    .join('');

/**
 * Writes the rules in the languages of hosts.
 *
 * @param baseUrl of the site, with a slash at both ends
 * @returns texts by file name
 */
export function hostFiles(
  rules: HostRules,
  baseUrl: string,
): Record<(typeof fileNames)[number], string> {
  const base = baseUrl.slice(0, -1);
  return {
    _headers: netlifyHeaders(rules),
    _redirects: lines(rules.rewrites, (from, to) => `${from} ${to} 200`),
    '_nginx.conf': nginx(rules, base),
  };
}
