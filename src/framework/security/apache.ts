import {fileNames} from './host-file-names.mjs';
import {lines, mediaTypes, textTypes, type HostRules} from './host-rules';

const escaped = (text: string) => text.replaceAll(/[.+*?^$()[\]{}|\\]/gu, '\\$&');

/**
 * An `.htaccess` for Apache 2.4, which only needs the override `FileInfo`. A response to a missing
 * file is that of `404.html`, so it has the headers of that path.
 *
 * @param base URL without a slash at its end
 */
export function apache({headers, rewrites}: HostRules, base: string): string {
  const header = (condition: string) => (name: string, value: string) =>
    `Header always set ${name} "${value.replaceAll('%', '%%')}"${condition}`;
  const at = (path: string) =>
    path === '/*' ? '' : ` "expr=%{REQUEST_URI} -strmatch '${base}${path}'"`;
  const rewrite = (from: string, to: string) =>
    `RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME} !-d
RewriteRule ^${escaped(from.slice(1).replace(/\*$/u, ''))}${from.endsWith('*') ? '' : '$'} ${base}${to} [L]`;
  return `# Apache reads this file where AllowOverride has FileInfo, with mod_headers and mod_rewrite.
ErrorDocument 403 ${base}/404.html
ErrorDocument 404 ${base}/404.html
AddDefaultCharset utf-8
AddCharset utf-8 .css .js .json .md .webmanifest .xsl
${lines(mediaTypes, (extension, type) => `AddType ${type} .${extension}`)}AddOutputFilterByType DEFLATE text/html ${textTypes.join(' ')}
# Compressed files have another tag, which Apache doesn't recognize when a browser sends it back.
RequestHeader edit If-None-Match "-gzip\\"" "\\""
Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"
Header always set Cache-Control "no-cache"
${Object.entries(headers)
  .map(([path, values]) => lines(values, header(at(path))))
  .join('')}RewriteEngine On
# Without this, only pages with the status 200 are compressed.
RewriteRule ^404\\.html$ - [E=filter-errordocs:1]
RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,L]
RewriteRule ^(?:${fileNames.map(escaped).join('|')})$ - [R=404,L]
RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]
# Folders without an index.html.
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]
${lines(rewrites, rewrite)}`;
}
