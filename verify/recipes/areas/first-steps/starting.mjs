// @ts-check
// What readers see of the development server.
import {mkdirSync} from 'node:fs';
import {networkInterfaces} from 'node:os';
import path from 'node:path';
import freePort from 'get-port';
import {expect} from 'vitest';
import {part, whileServed} from '../../kit.mjs';

const cli = 'cli';
const installation = 'installation';

/** Adds flags to a command for a port and a computer without a browser. */
const at = (/** @type {string} */ command) => (/** @type {number} */ port) =>
  `${command} ${command.includes(' -- ') ? '' : '-- '}--no-open --port ${port}`;

/** The development server only answers to navigations. */
const navigate = (/** @type {string} */ url) => fetch(url, {headers: {accept: 'text/html'}});

/** @type {import('../../kit.mjs').Recipe[]} */
export const starting = [
  {
    page: installation,
    heading: '',
    result: 'sees a change of the first doc right away',
    paste: () => {},
    check: async ({command, extension, open, read, site, write}) => {
      const [, start = ''] = command(1).split('\n');
      await whileServed(site, at(start), async (base) => {
        const tab = await open('/', {base});
        await tab.locator('.navbar').getByRole('link', {name: 'Tutorial'}).click();
        await tab.waitForURL('**/docs/intro');
        const doc = `docs/intro.${extension}`;
        const text = read(doc).trimEnd();
        write(doc, text.replace(part(text, 'in less than 5 minutes'), 'before tea'));
        await tab.getByText('before tea').waitFor();
        write(doc, text);
        await tab.context().close();
      });
    },
  },
  {
    page: installation,
    heading: 'start',
    result: 'opens the site from another device',
    paste: () => {},
    check: async ({command, site}) => {
      expect(command(1)).toMatch(/ -- --port 3001$/u);
      const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
      const outside = addresses.find(({family, internal}) => family === 'IPv4' && !internal);
      await whileServed(site, at(command(2)), async (base, port) => {
        const host = outside?.address ?? 'localhost';
        const answer = await navigate(`http://${host}:${port}/docs/intro`);
        expect([answer.status, await answer.text()]).toEqual([
          200,
          expect.stringContaining('main.js'),
        ]);
      });
    },
  },
  {
    page: cli,
    heading: '',
    result: 'builds and previews the site with npm scripts',
    paste: () => {},
    check: async ({command, origin}) => {
      // This site was built and is served with them.
      expect(command().split('\n').slice(1)).toEqual(['npm run build', 'npm run serve']);
      expect((await fetch(`${origin}/docs/intro`)).status).toBe(200);
    },
  },
  {
    page: cli,
    heading: 'start',
    result: 'sees drafts but no sitemap, and a new file without events of the file system',
    paste: ({write}) => write('docs/only-started.md', '---\ndraft: true\n---\n\n# A draft'),
    check: async ({command, open, read, run, site, write}) => {
      expect(() => read('build/docs/only-started/index.html')).toThrow();
      expect(read('build/sitemap.xml')).toContain('/docs/intro');
      const poll = command(1).split('\n').at(-1) ?? '';
      expect(poll).toContain('--poll');
      await whileServed(site, at(poll), async (base) => {
        const sitemap = await navigate(`${base}/sitemap.xml`);
        expect(await sitemap.text()).not.toContain('<urlset');
        const tab = await open('/docs/only-started', {base});
        await tab.getByRole('heading', {name: 'A draft'}).waitFor();
        write('docs/only-started.md', '---\ndraft: true\n---\n\n# A changed draft');
        await tab.getByRole('heading', {name: 'A changed draft'}).waitFor();
        await tab.context().close();
      });
      await run(['rm docs/only-started.md']);
    },
  },
  {
    page: cli,
    heading: 'https',
    result: 'starts the site with a certificate',
    paste: () => {},
    check: async ({run, command, site}) => {
      mkdirSync(path.join(site, 'certs'), {recursive: true});
      await run([
        'cd certs',
        'openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout localhost-key.pem -out localhost.pem',
      ]);
      for (const [start, trust] of [
        [command(0), '--insecure'],
        [command(1), '--cacert certs/localhost.pem'],
      ]) {
        const port = await freePort();
        const page = `https://localhost:${port}/docs/intro`;
        const output = await run([
          // The server gets a process group of its own, which ends with this script.
          'set -m',
          `${at(String(start))(port)} > https.log 2>&1 &`,
          'trap "kill -- -$!" EXIT',
          `for _ in $(seq 120); do curl -s ${trust} -H 'Accept: text/html' ${page} && break; sleep 1; done`,
        ]);
        expect(output, start).toContain('main.js');
      }
    },
  },
];
