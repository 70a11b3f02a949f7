import {once} from 'node:events';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {buildDir, routes} from '../support/routes';

let server: Server;
let origin: string;

beforeAll(async () => {
  const {createSiteServer} = await import('../../scripts/lib/server/site-server.mjs');
  server = await createSiteServer({dir: buildDir});
  server.listen(0, 'localhost');
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

const statusOf = async (path: string) =>
  (await fetch(origin + encodeURI(path), {redirect: 'manual'})).status;

test('every page of the test area is found, whatever characters its path contains', async () => {
  const paths = routes.filter((route) => route.startsWith('/tests/'));
  const failed = [];
  for (const path of paths) {
    if ((await statusOf(path)) !== 200) {
      failed.push(path);
    }
  }
  expect(failed).toEqual([]);
  expect(paths.length).toBeGreaterThan(150);
});

test(
  'any path below /feature-requests/ shows the feature requests',
  {tags: ['feature-requests-prefix']},
  async () => {
    const response = await fetch(`${origin}/feature-requests/p/some-topic/`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Feature requests</h1>');
  },
);

test('any other path is the not-found page with status 404', {tags: ['not-found']}, async () => {
  const response = await fetch(`${origin}/no-such-page/`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Page Not Found');
});
