import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hostRules} from '../../../config/headers';
import {hostFiles} from '../../../src/framework/security/host-files';
import {buildDir, readBuilt} from '../routes';
import {serveFolder} from '../serve-folder';
import {startWebServer} from './web-servers';

/** A folder to serve: `root` is that of the server, `folder` that of the site. */
export type ServedSite = {root: string; folder: string; baseUrl: string; remove: () => void};

const headersOfAll = {
  'Content-Security-Policy': /Content-Security-Policy: (.*)/u.exec(readBuilt('_headers'))![1]!,
  ...hostRules.headers['/*'],
};

/** The headers that every answer has, by lowercase name. Pictures have another resource policy. */
export function commonHeaders(server: SiteServer, status: number): Record<string, string> {
  const entries = Object.entries(headersOfAll).map(([name, value]) => [name.toLowerCase(), value]);
  const common = Object.fromEntries(
    entries.filter(([name]) => name !== 'cross-origin-resource-policy'),
  );
  // Express allows nothing at all on the pages of its redirects.
  const isExpressRedirect = server === 'own' && status === 301;
  return isExpressRedirect ? {...common, 'content-security-policy': "default-src 'none'"} : common;
}

/**
 * Links to the build, so that files can be added to it. For another base URL than that of the build,
 * the rules are written anew.
 */
export function servedSite(baseUrl: string, addedFiles: Record<string, string>): ServedSite {
  const dir = mkdtempSync(path.join(tmpdir(), 'served-'));
  const root = path.join(dir, 'root');
  const folder = path.join(root, baseUrl);
  mkdirSync(folder, {recursive: true});
  // A server that root starts switches to a user who has to be able to read this.
  chmodSync(dir, 0o755);
  writeFileSync(path.join(dir, 'secret.txt'), 'secret');
  const rules = {...hostRules, headers: {...hostRules.headers, '/*': headersOfAll}};
  const written: Record<string, string> = {
    ...(baseUrl === '/' ? {} : hostFiles(rules, baseUrl)),
    ...addedFiles,
  };
  for (const [name, text] of Object.entries(written)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  const links = readdirSync(buildDir).filter((name) => !existsSync(path.join(folder, name)));
  links.forEach((name) => symlinkSync(path.join(buildDir, name), path.join(folder, name)));
  return {root, folder, baseUrl, remove: () => rmSync(dir, {recursive: true})};
}

const startOwn = ({folder, baseUrl}: ServedSite) => serveFolder({dir: folder, baseUrl});

const startNginx = ({root, folder}: ServedSite) =>
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
    root ${root};
    include ${folder}/_nginx.conf;
  }
}`;
  });

const startCaddy = ({root, folder}: ServedSite) =>
  startWebServer(
    'caddy',
    (port) => `
{
  admin off
}
http://127.0.0.1:${port} {
  root * ${root}
  import ${folder}/_Caddyfile
}`,
  );

const apacheModules =
  'mpm_event authz_core autoindex deflate dir filter headers mime negotiation rewrite';

/** With the settings that Debian's package has outside of the site. */
const startApache = ({root}: ServedSite) =>
  startWebServer('apache2', (port, dir) => {
    const load = (name: string) =>
      `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`;
    // The ids of nobody, because Apache refuses to serve as root.
    const user = process.getuid?.() === 0 ? 'User #65534\nGroup #65534' : '';
    return `
${apacheModules.split(' ').map(load).join('\n')}
${user}
ServerRoot ${dir}
DefaultRuntimeDir ${dir}
PidFile ${dir}/pid
ErrorLog ${dir}/error.log
ServerName localhost
TraceEnable Off
Listen 127.0.0.1:${port}
TypesConfig /etc/mime.types
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
DocumentRoot ${root}
<Directory ${root}>
  Options Indexes FollowSymLinks
  AllowOverride FileInfo
</Directory>`;
  });

/** Each function starts a server on a free port; `own` is that of `npm run serve`. */
export const startServer = {
  own: startOwn,
  nginx: startNginx,
  caddy: startCaddy,
  apache2: startApache,
};

export type SiteServer = keyof typeof startServer;
