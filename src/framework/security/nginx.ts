import {fileNames} from './host-file-names.mjs';
import {headersAt, lines, mediaTypes, textTypes, type HostRules} from './host-rules';

/**
 * A part of a `server` block. A location replaces the headers of the server, so each one repeats them.
 *
 * @param base URL without a slash at its end
 */
export function nginx(rules: HostRules, base: string): string {
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
