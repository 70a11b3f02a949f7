// @ts-check
import {once} from 'node:events';
import {createServer} from 'node:http';
import getPort from 'get-port';
import {expect, it, vi} from 'vitest';
import {temporaryFolder} from '../../../src/testing/temporary-folder';
import {serveBuild} from './serve-build.mjs';

it('serves on the next free port of localhost, and prints the URL', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const blocked = await getPort();
  const blocker = createServer().listen({host: '127.0.0.1', port: blocked});
  await once(blocker, 'listening');

  const dir = temporaryFolder({'index.html': 'here'});
  const server = await serveBuild(dir, {host: 'localhost', port: blocked});
  const [url = ''] = /http\S+/u.exec(log.mock.calls.flat().join(' ')) ?? [];
  expect(Number(new URL(url).port)).toBeGreaterThan(blocked);
  expect(await (await fetch(url)).text()).toBe('here');
  server.close().closeAllConnections();
  blocker.close();
});
