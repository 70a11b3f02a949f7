// @ts-check
import {createServer} from 'node:http';
import getPort from 'get-port';
import {expect, it, vi} from 'vitest';
import {temporaryFolder} from '../../../src/testing/temporary-folder';
import {listen, serveBuild} from './serve-build.mjs';

it('serves on the next free port of localhost, and prints the URL', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const blocker = createServer();
  const blocked = await listen(blocker, {host: 'localhost', port: await getPort()});

  const dir = temporaryFolder({'index.html': 'here'});
  const server = await serveBuild(dir, {host: 'localhost', port: blocked});
  const [url = ''] = /http\S+/u.exec(log.mock.calls.flat().join(' ')) ?? [];
  expect(Number(new URL(url).port)).toBeGreaterThan(blocked);
  expect(await (await fetch(url)).text()).toBe('here');
  server.close().closeAllConnections();
  blocker.close();
  log.mockRestore();
});

it.each(['192.0.2.1', 'no-such-host.invalid'])(
  'rejects %s, which is not an address of this machine, with advice',
  async (host) => {
    await expect(listen(createServer(), {host, port: 3000})).rejects.toThrow(
      new RegExp(`Cannot listen on ${host}.*--host`, 'u'),
    );
  },
);
