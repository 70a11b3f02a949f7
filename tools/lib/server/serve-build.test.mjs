// @ts-check
import {once} from 'node:events';
import {createServer} from 'node:http';
import {connect} from 'node:net';
import getPort from 'get-port';
import {expect, it, vi} from 'vitest';
import {temporaryFolder} from '../../../src/testing/temporary-folder';
import {listen, serveBuild} from './serve-build.mjs';

it('serves on the next free port of localhost until it is interrupted', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const dir = temporaryFolder({'index.html': 'here'});
  const blocker = createServer();
  const blocked = await listen(blocker, {host: 'localhost', port: await getPort()});

  const interrupt = new AbortController();
  const serving = serveBuild(dir, {host: 'localhost', port: blocked}, interrupt.signal);
  const line = await vi.waitUntil(() =>
    log.mock.calls.flat().find((text) => /Serving/u.test(text)),
  );
  const url = new URL(/http\S+/u.exec(line)?.[0] ?? '');
  expect(Number(url.port)).toBeGreaterThan(blocked);
  expect(await (await fetch(url)).text()).toBe('here');

  // Browsers also open connections that they don't use yet.
  const unused = connect(Number(url.port), '127.0.0.1');
  await once(unused, 'connect');
  interrupt.abort();
  await Promise.all([serving, once(unused, 'close')]);
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
