import {fileNames} from './host-file-names.mjs';
import {lines, mediaTypes, type HostRules} from './host-rules';

const header = (path: string, values: Record<string, string>) =>
  `  header ${path} {\n${lines(values, (name, value) => `    ${name} "${value}"`)}  }\n`;

const mediaType = (extension: string, type: string) =>
  `  @${extension} path *.${extension}\n` +
  `  header @${extension} Content-Type "${type}${type.startsWith('text/') ? '; charset=utf-8' : ''}"`;

/**
 * A part of a site's block. `route` keeps the order, so that later headers win.
 *
 * @param base URL without a slash at its end
 */
export function caddy({headers, rewrites}: HostRules, base: string): string {
  const rewrite = (from: string, to: string, index: number) =>
    `  @missing${index} {\n    path ${base}${from}\n    not file\n  }\n` +
    `  rewrite @missing${index} ${base}${to}\n`;
  return `# Import this file in the block of a site. With a base path, the build has to be in a folder of that
# name in the root.
encode zstd gzip
route {
${[
  header(`${base}/*`, {'Cache-Control': 'no-cache'}),
  ...Object.entries(headers).map(([path, values]) => header(base + path, values)),
  '  @other not method GET HEAD\n  error @other 405\n',
  ...fileNames.map((name) => `  error ${base}/${name} 404\n`),
].join('')}  @hidden {
    path */.*
    not path ${base}/.well-known/*
  }
  error @hidden 404
  # The file server's own redirect loses the query, and doesn't encode spaces.
  @folder {
    not path */
    file {path}/index.html
    vars_regexp uri {uri} ^/*(/[^?]*)(.*)$
  }
  redir @folder {re.uri.1}/{re.uri.2} permanent
${Object.entries(rewrites)
  .map(([from, to], index) => rewrite(from, to, index))
  .join('')}${lines(mediaTypes, mediaType)}  file_server
}
handle_errors {
  encode zstd gzip
  header Cache-Control no-cache
  @not_allowed expression {err.status_code} == 405
  handle @not_allowed {
    header Allow "GET, HEAD"
    respond "Method not allowed" 405
  }
  handle {
    header Content-Type "text/html; charset=utf-8"
    # The whole page, also for a browser that asks for a part of it or has it already.
    request_header -Range
    request_header -If-None-Match
    request_header -If-Modified-Since
    rewrite * ${base}/404.html
    file_server
  }
}
`;
}
