// @ts-check
import {createServer, get} from 'node:http';
import {createServer as createNetServer} from 'node:net';
import {afterEach, describe, expect, it} from 'vitest';
import {listen} from './serve-build.mjs';

/** @type {(() => Promise<void> | void)[]} */
let cleanups = [];
afterEach(async () => {
  await Promise.all(cleanups.map((cleanup) => cleanup()));
  cleanups = [];
});

/** Occupies a port chosen by the system and returns it. */
async function takenPort() {
  const other = createNetServer();
  await new Promise((resolve) => other.listen(0, '127.0.0.1', () => resolve(undefined)));
  cleanups.push(() => void other.close());
  return /** @type {import('node:net').AddressInfo} */ (other.address()).port;
}

/** @param {{host: string, port: number}} wanted */
async function start(wanted) {
  const server = createServer((_request, response) => response.end('here'));
  const listening = await listen(server, wanted);
  cleanups.push(listening.close);
  return listening;
}

/** @param {string} url */
const statusOf = (url) =>
  new Promise((resolve, reject) => {
    get(url, (response) => resolve(response.resume().statusCode)).on('error', reject);
  });

describe('the port', () => {
  it('is the next free one if it is in use', async () => {
    const taken = await takenPort();
    const {port} = await start({host: 'localhost', port: taken});
    expect(port).toBeGreaterThan(taken);
    expect(await statusOf(`http://127.0.0.1:${port}/`)).toBe(200);
  });

  it('is also the next free one for a second server', async () => {
    const {port: first} = await start({host: 'localhost', port: await takenPort()});
    const {port: second} = await start({host: 'localhost', port: first});
    expect(second).toBeGreaterThan(first);
  });

  it('is reachable on localhost and on 127.0.0.1', async () => {
    const {port} = await start({host: 'localhost', port: await takenPort()});
    expect(await statusOf(`http://localhost:${port}/`)).toBe(200);
    expect(await statusOf(`http://127.0.0.1:${port}/`)).toBe(200);
  });

  it('is free again after closing, even if a browser keeps its connection open', async () => {
    const server = createServer((_request, response) => response.write('and so on'));
    const {port, close} = await listen(server, {host: 'localhost', port: await takenPort()});
    await new Promise((resolve) => {
      get({host: '127.0.0.1', port}, (response) => {
        response.on('error', resolve).resume();
        void close();
      }).on('error', resolve);
    });
    const again = createServer((_request, response) => response.end('here'));
    cleanups.push(() => void again.close());
    await new Promise((resolve) => again.listen(port, '127.0.0.1', () => resolve(undefined)));
    expect(await statusOf(`http://127.0.0.1:${port}/`)).toBe(200);
  });
});

describe('a host that is not an address of this machine', () => {
  it.each(['192.0.2.1', 'no-such-host.invalid'])('%s is rejected with advice', async (host) => {
    const listening = listen(createServer(), {host, port: 3000});
    await expect(listening).rejects.toThrow(`Cannot listen on ${host}`);
    await expect(listening).rejects.toThrow('--host');
  });
});
