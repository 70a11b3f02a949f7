import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {routes} from '../support/routes';
import {addresses} from '../support/servers/addresses';
import {addedFiles, type ServedRequest} from '../support/servers/request-table';
import {
  commonHeaders,
  servedSite,
  startServer,
  type ServedSite,
  type SiteServer,
} from '../support/servers/site';
import {transfer} from '../support/servers/transfer';
import {isInstalled, request} from '../support/servers/web-servers';

function reasonToSkip(server: SiteServer): string | undefined {
  if (server === 'own') {
    return undefined;
  }
  if (!process.env.FULL_TESTS) {
    return 'only tested in full runs';
  }
  return isInstalled(server) ? undefined : 'not installed';
}

const rows = Object.entries<ServedRequest[]>({...addresses, ...transfer}).flatMap(
  ([group, requests]) =>
    requests.map((row) => {
      const sent = Object.entries({...row.send, ...(row.revalidate && {again: row.revalidate})});
      const title = [row.method ?? 'GET', row.path, ...sent.map((entry) => entry.join(': '))];
      return {title: `${group}: ${title.join(' ')}`, row};
    }),
);

/** Two spellings of the same path are equal, and so are those of the server's own host. */
const pathOf = (location: string | undefined) =>
  location
    ?.replace(/^http:\/\/127\.0\.0\.1:\d+(?=\/)/u, '')
    .replaceAll(/%[\da-f]{2}/gu, (byte) => byte.toUpperCase());

describe.each(Object.keys(startServer) as SiteServer[])('%s', (server) => {
  const reason = reasonToSkip(server);
  if (reason) {
    test.skip(reason);
    return;
  }

  describe.each(['/', '/site/'])('at %s', (baseUrl) => {
    const base = baseUrl.slice(0, -1);
    let site: ServedSite;
    let running: Awaited<ReturnType<(typeof startServer)[SiteServer]>> | undefined;
    beforeAll(async () => {
      site = servedSite(baseUrl, addedFiles);
      running = await startServer[server](site);
    }, 20_000);
    afterAll(async () => {
      await running?.stop();
      site.remove();
    });

    async function answer({path: target, method, send = {}, revalidate}: ServedRequest) {
      const get = (added: Record<string, string> = {}) =>
        request(running!.port, base + target, {method, headers: {...send, ...added}});
      if (!revalidate) {
        return get();
      }
      const {[revalidate]: value} = (await get()).headers;
      return get({[revalidate === 'etag' ? 'if-none-match' : 'if-modified-since']: String(value)});
    }

    for (const {title, row} of rows) {
      // The specification counts each request once.
      const tags = server === 'own' && baseUrl === '/' ? row.tags : [];
      test(title, {tags}, async () => {
        const expected = {...row, ...row.except?.[server]};
        const {status, headers, body} = await answer(row);
        expect([expected.status].flat()).toContain(status);

        const location = pathOf(headers.location);
        // Two slashes would lead to another host.
        expect(location ?? '/').toMatch(/^\/(?!\/)/u);
        if (expected.location !== undefined) {
          expect(location).toBe(base + expected.location);
        }

        const common = expected.anyHeaders ? {} : commonHeaders(server, status);
        for (const [name, value] of Object.entries({...common, ...expected.headers})) {
          if (value instanceof RegExp) {
            expect(headers[name], name).toMatch(value);
          } else {
            expect(headers[name], name).toBe(value ?? undefined);
          }
        }

        const isCompressed = headers['content-encoding'] === 'gzip' && body.length > 0;
        const content = isCompressed ? gunzipSync(body) : body;
        expect(content.toString()).not.toBe('secret');
        if (row.method === 'HEAD') {
          expect(content).toHaveLength(0);
        } else if (expected.file !== undefined) {
          const file = readFileSync(path.join(site.folder, expected.file));
          expect(content.equals(file), `is ${content.toString().slice(0, 200)}`).toBe(true);
        } else if (expected.body !== undefined) {
          expect(content.toString()).toBe(expected.body);
        }
      });
    }

    test('every page of the test area is found, whatever characters its path contains', async () => {
      const paths = routes.filter((route) => route.startsWith('/tests/'));
      const missing = [];
      for (const route of paths) {
        const {status} = await request(running!.port, base + encodeURI(route));
        if (status !== 200) {
          missing.push(route);
        }
      }
      expect(missing).toEqual([]);
      expect(paths.length).toBeGreaterThan(150);
    });
  });
});
