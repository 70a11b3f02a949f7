// @ts-check
import {once} from 'node:events';
import {createServer, get} from 'node:http';
import getPort from 'get-port';
import {afterEach, expect, it} from 'vitest';
import {listen} from './serve-build.mjs';

/** @type {(() => Promise<void>)[]} */
let cleanups = [];
afterEach(async () => {
  await Promise.all(cleanups.map((cleanup) => cleanup()));
  cleanups = [];
});

/** @param {number} port */
async function start(port) {
  const server = createServer((_request, response) => response.end('here'));
  const listening = await listen(server, {host: 'localhost', port});
  cleanups.push(listening.close);
  return listening;
}

it('serves on the next free port, on localhost and on 127.0.0.1', async () => {
  const {port: first} = await start(await getPort());
  const {port} = await start(first);
  expect(port).toBeGreaterThan(first);
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});

it('frees the port on closing, even if a browser keeps its connection open', async () => {
  const server = createServer((_request, response) => response.write('and so on'));
  const {port, close} = await listen(server, {host: 'localhost', port: await getPort()});
  await new Promise((resolve) => {
    get({host: '127.0.0.1', port}, (response) => {
      response.on('error', resolve).resume();
      void close();
    }).on('error', resolve);
  });
  const again = createServer();
  await once(again.listen(port, '127.0.0.1'), 'listening');
  again.close();
});

it.each(['192.0.2.1', 'no-such-host.invalid'])(
  'rejects %s, which is not an address of this machine, with advice',
  async (host) => {
    await expect(listen(createServer(), {host, port: 3000})).rejects.toThrow(
      new RegExp(`Cannot listen on ${host}.*--host`, 'u'),
    );
  },
);
