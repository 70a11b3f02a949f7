// @ts-check
// What readers do with servers of their own. A server that isn't installed isn't tried.
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {request} from '../../../../e2e/support/web-servers';
import {part, whileServed} from '../../kit.mjs';
import {expectPages, textOf, withServer} from './server.mjs';

const page = 'deployment';

/** Indented blocks of a file of nginx, by their first lines. */
const blocksOf = (/** @type {string} */ file, /** @type {string[]} */ ...names) =>
  names.map((name) => part(file, new RegExp(`^ {2}${name} [\\s\\S]*?^ {2}\\}`, 'mu'))).join('\n\n');

/** What Debian and others install with nginx. */
const hostFile = '/etc/nginx/nginx.conf';

/** Apache without what a distribution adds, with the modules that the page names. */
const apache =
  (/** @type {string} */ modules, overrides = 'FileInfo') =>
  (/** @type {string} */ dir, /** @type {(text: string) => string} */ fill) =>
    fill(`
ServerRoot "${dir}"
ServerName localhost
PidFile "${dir}/pid"
ErrorLog "${dir}/error.log"
Listen 8080
${modules
  .split(' ')
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join('\n')}
TypesConfig /etc/mime.types
User www-data
Group www-data
DocumentRoot /srv/site
<Directory "/srv/site">
  AllowOverride ${overrides}
  Require all granted
</Directory>
`);

const modules = 'mpm_event authz_core authn_core mime dir alias headers';

/** @type {import('../../kit.mjs').Recipe[]} */
export const servers = [
  {
    page,
    heading: 'nginx',
    result: 'serves the site with nginx as in the container',
    paste: ({paste}) =>
      ['Dockerfile', '.dockerignore', 'nginx.conf'].forEach((file) => paste(file)),
    check: async ({site, sample, run}) => {
      const build = path.join(site, 'build');
      await withServer('nginx', build, sample('nginx.conf'), async (get) => {
        const main = await expectPages(get, path.join(site, 'build'));
        expect(main.headers['content-encoding']).toBe('gzip');
        const home = await get('/docs/intro/index.html');
        expect([home.status, home.headers.location]).toEqual([301, '/docs/intro/']);
        expect(home.headers['x-content-type-options']).toBe('nosniff');
        expect((await get('/img/logo.svg')).headers['cache-control']).toBe('public, max-age=3600');
      });
      // Docker may be missing, but the files that it copies have to be there.
      for (const [, files = ''] of sample('Dockerfile').matchAll(/^COPY (?!--from)(.*) \S+$/gmu)) {
        await run([`ls ${files}`]);
      }
    },
  },
  {
    page,
    heading: 'nginx',
    result: 'serves the site with the nginx of a host',
    paste: () => {},
    check: async ({site, sample}) => {
      if (!existsSync(hostFile)) {
        console.warn(`There is no ${hostFile}, so the blocks for hosts aren't tried.`);
        return;
      }
      const blocks = blocksOf(sample('nginx.conf'), 'types', 'map', 'server');
      const own = blocks.replace('server_name _', 'server_name localhost');
      await withServer('nginx', path.join(site, 'build'), hostOf(own), async (get) => {
        const main = await expectPages(get, path.join(site, 'build'));
        expect(main.headers['content-encoding']).toBe('gzip');
        expect((await get('/sitemap.xml')).headers['content-type']).toContain('xml');
      });
    },
  },
  {
    page,
    heading: 'private',
    result: 'asks for a password with nginx and with Apache',
    paste: () => {},
    check: async ({site, sample, run}) => {
      const folder = path.join(site, 'private');
      mkdirSync(folder, {recursive: true});
      const hash = execFileSync('openssl', ['passwd', '-apr1', 'secret'], {encoding: 'utf8'});
      writeFileSync(path.join(folder, 'htpasswd'), `my-user:${hash}`);
      execFileSync('chmod', ['-R', 'a+rX', folder]);
      const headers = {authorization: `Basic ${Buffer.from('my-user:secret').toString('base64')}`};
      const expectLogin = async (
        /** @type {(path: string, headers?: Record<string, string>) => Promise<import('./server.mjs').Answer>} */ get,
      ) => {
        const script = await run(['ls build/assets/js | head -n 1']);
        for (const target of ['/docs/intro/', `/assets/js/${script.trim()}`]) {
          expect((await get(target)).status).toBe(401);
          expect((await get(target, headers)).status).toBe(200);
        }
      };
      const block = sample('', 'auth_basic').replace('/etc/nginx', folder);
      const nginx = sample('nginx.conf', '', 'nginx').replace(
        'index index.html;',
        `index index.html;\n${block}`,
      );
      await withServer('nginx', path.join(site, 'build'), nginx, expectLogin);
      await run(['rm -rf build-private', 'cp -r build build-private']);
      const login = sample('static/.htaccess').replace('/srv', folder);
      writeFileSync(path.join(site, 'build-private/.htaccess'), login);
      const server = apache(`${modules} auth_basic authn_file authz_user`, 'FileInfo AuthConfig');
      await withServer('apache2', path.join(site, 'build-private'), server, expectLogin);
    },
  },
  {
    page,
    heading: 'caddy',
    result: 'serves the site with Caddy',
    paste: ({paste}) => paste('Caddyfile'),
    check: async ({site, sample, command, run}) => {
      await withServer('caddy', path.join(site, 'build'), sample('Caddyfile'), async (get) => {
        const main = await expectPages(get, path.join(site, 'build'));
        expect(main.headers['content-encoding']).toBe('gzip');
        const home = await get('/docs/intro/index.html');
        expect([home.status, home.headers.location]).toEqual([301, '/docs/intro/']);
        const [validate = ''] = command().split('\n');
        expect(await run([validate], {HOME: site})).toMatch(/Valid configuration/u);
      });
    },
  },
  {
    page,
    heading: 'apache',
    result: 'serves the site with Apache',
    paste: ({paste}) => paste('static/.htaccess'),
    check: async ({site}) => {
      await withServer('apache2', path.join(site, 'build'), apache(modules), async (get) => {
        await expectPages(get, path.join(site, 'build'));
        expect((await get('/img/logo.svg')).headers['cache-control']).toBe('public, max-age=3600');
      });
    },
  },
  {
    page,
    heading: 'csp',
    result: 'opens pages under the policy without violations',
    paste: ({paste}) => paste('scripts/csp.mjs'),
    check: async ({site, sample, command, run, browser}) => {
      const printed = await run([part(command(), /^node .*/mu)]);
      const [, policy = ''] = /^Content-Security-Policy: (.*)$/mu.exec(printed) ?? [];
      const header = `add_header Content-Security-Policy "${policy}" always;`;
      const file = sample('nginx.conf', '', 'nginx').replace(
        'add_header Referrer',
        `${header}\n    add_header Referrer`,
      );
      await withServer('nginx', path.join(site, 'build'), file, async (get, port) => {
        expect((await get('/docs/intro/')).headers['content-security-policy']).toContain('sha256-');
        expect(await violationsIn(browser, port)).toEqual([]);
      });
      await run([
        'rm -rf build-csp',
        'cp -r build build-csp',
        'mv build build-saved',
        'mv build-csp build',
      ]);
      await run(['node scripts/csp.mjs --meta', 'mv build build-csp', 'mv build-saved build']);
      await withServer(
        'nginx',
        path.join(site, 'build-csp'),
        sample('nginx.conf', '', 'nginx'),
        async (get, port) => {
          expect(textOf(await get('/docs/intro/'))).toContain(
            'http-equiv="Content-Security-Policy"',
          );
          expect(await violationsIn(browser, port)).toEqual([]);
        },
      );
    },
  },
  {
    page,
    heading: 'express',
    result: 'serves the site with Express, and its own page for other URLs',
    install: ({command}) => [command()],
    paste: ({sample, write}) =>
      write('server.mjs', sample('server.mjs').replace('8080', 'process.env.PORT')),
    check: ({site}) =>
      whileServed(
        site,
        () => 'node server.mjs',
        async (_, port) => {
          expect(textOf(await request(port, '/docs/intro/'))).toContain('Tutorial Intro');
          const {status, headers} = await request(port, '/docs/intro');
          expect([status, headers.location]).toEqual([301, '/docs/intro/']);
          const lost = await request(port, '/no-such-page/');
          expect([lost.status, textOf(lost).includes('Page Not Found')]).toEqual([404, true]);
        },
      ),
  },
  {
    page,
    heading: 'checklist',
    result: 'checks a server with the script',
    paste: ({paste}) => paste('scripts/check-deployment.sh'),
    check: async ({site, sample, run}) => {
      await withServer(
        'nginx',
        path.join(site, 'build'),
        sample('nginx.conf', '', 'nginx'),
        async (_, port) => {
          const output = await run([`bash scripts/check-deployment.sh http://localhost:${port}`]);
          expect(output.match(/^ok /gmu)).toHaveLength(7);
        },
      );
    },
  },
];

/** Puts blocks into the configuration of a host, at its usual place for sites. */
const hostOf =
  (/** @type {string} */ blocks) =>
  (/** @type {string} */ dir, /** @type {(text: string) => string} */ fill) => {
    const file = path.join(dir, 'my-website.conf');
    writeFileSync(file, fill(blocks));
    return `${readFileSync(hostFile, 'utf8')
      .replace(/^user .*;$/mu, '')
      .replace(/^pid .*;$/mu, `pid ${dir}/pid;`)
      .replaceAll('/var/log/nginx', dir)
      .replace(/^.*(?:sites-enabled|modules-enabled).*$/gmu, '')
      .replace(/include .*conf\.d\/\*\.conf;/u, `include ${file};`)}`;
  };

/**
 * What the browser reports on pages of a site with a content security policy.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {number} port
 */
async function violationsIn(browser, port) {
  const tab = await browser.newPage();
  /** @type {string[]} */
  const violations = [];
  tab.on('console', (message) => {
    if (/Content Security Policy/iu.test(message.text())) {
      violations.push(`${tab.url()}: ${message.text()}`);
    }
  });
  for (const route of ['', 'docs/intro/', 'blog/', 'docs/tutorial-basics/markdown-features/']) {
    await tab.goto(`http://localhost:${port}/${route}`);
    await tab.locator('html[data-has-hydrated="true"]').waitFor();
  }
  await tab.close();
  return violations;
}
