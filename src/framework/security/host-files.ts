/** Headers by path in the build folder; a path can end in `*`, and then covers all that follow. */
type HeaderRules = {'/*': Record<string, string>; [path: string]: Record<string, string>};

/** What a host has to do. `rewrites` serve a file for paths that have none. */
export type HostRules = {headers: HeaderRules; rewrites: Record<string, string>};

/** Names of the files, which hosts shouldn't serve. */
export const fileNames = ['_headers', '_redirects', '_nginx.conf', '_Caddyfile'] as const;

const covers = (path: string, other: string): boolean =>
  path.endsWith('*') ? other.startsWith(path.slice(0, -1)) : path === other;

/** The headers of a path, with those of all rules that cover it. */
const headersAt = ({headers}: HostRules, path: string): Record<string, string> =>
  Object.assign(
    {'Cache-Control': 'no-cache'},
    ...Object.entries(headers).flatMap(([from, values]) => (covers(from, path) ? [values] : [])),
  );

const lines = (values: Record<string, string>, line: (name: string, value: string) => string) =>
  Object.entries(values)
    .map(([name, value]) => `${line(name, value)}\n`)
    .join('');

/** For Netlify and Cloudflare Pages. */
const netlifyHeaders = ({headers}: HostRules): string =>
  Object.entries(headers)
    .map(([path, values]) => `${path}\n${lines(values, (name, value) => `  ${name}: ${value}`)}`)
    .join('');

/** A location replaces the headers of the server, so each one repeats them. */
function nginx(rules: HostRules, base: string): string {
  const add = (path: string, indent: string) =>
    lines(
      headersAt(rules, path),
      (name, value) => `${indent}add_header ${name} "${value}" always;`,
    );
  const location = (path: string, tries: string) =>
    `location ${path.endsWith('*') ? '^~' : '='} ${base}${path.replace(/\*$/u, '')} {\n` +
    `  try_files $uri ${tries};\n${add(path, '  ')}}\n`;
  const paths = Object.keys(rules.headers).filter((path) => path !== '/*');
  return `# Include this file in a server block. With a base path, the build has to be in a folder of that
# name in the root.
index index.html;
absolute_redirect off;
charset utf-8;
charset_types text/css text/markdown text/plain text/xml application/javascript application/json;
gzip on;
gzip_vary on;
gzip_types text/css text/markdown text/plain text/xml application/atom+xml application/javascript
  application/json application/rss+xml application/xml image/svg+xml;
error_page 404 ${base}/404.html;
${add('/', '')}location / { try_files $uri $uri/ =404; }
location ~ \\.md$ { types {} default_type text/markdown; try_files $uri =404; }
${fileNames.map((name) => `location = ${base}/${name} { return 404; }\n`).join('')}${[
    ...paths.map((path) => location(path, '=404')),
    ...Object.entries(rules.rewrites).map(([path, file]) => location(path, `$uri/ ${base}${file}`)),
  ].join('')}`;
}

/** `route` keeps the order, so that later headers win. */
function caddy({headers, rewrites}: HostRules, base: string): string {
  const header = (path: string, values: Record<string, string>) =>
    `  header ${base}${path} {\n${lines(values, (name, value) => `    ${name} "${value}"`)}  }\n`;
  const rewrite = (from: string, to: string, index: number) =>
    `  @missing${index} {\n    path ${base}${from}\n    not file\n  }\n` +
    `  rewrite @missing${index} ${base}${to}\n`;
  return `# Import this file in the block of a site. With a base path, the build has to be in a folder of that
# name in the root.
encode zstd gzip
route {
${[
  header('/*', {'Cache-Control': 'no-cache'}),
  ...Object.entries(headers).map(([path, values]) => header(path, values)),
  '  @other not method GET HEAD\n  error @other 405\n',
  ...fileNames.map((name) => `  error ${base}/${name} 404\n`),
  ...Object.entries(rewrites).map(([from, to], index) => rewrite(from, to, index)),
].join('')}  file_server
}
handle_errors {
  header Cache-Control no-cache
  rewrite * ${base}/404.html
  file_server
}
`;
}

/**
 * Writes the rules in the languages of hosts.
 *
 * @param rules
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
    _Caddyfile: caddy(rules, base),
  };
}
