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

/** Takes a port that the system has chosen, and gives it. */
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
  it('that is taken leads to a later one', async () => {
    const taken = await takenPort();
    const {port} = await start({host: 'localhost', port: taken});
    expect(port).toBeGreaterThan(taken);
    expect(await statusOf(`http://127.0.0.1:${port}/`)).toBe(200);
  });

  it('of a second start leads to a later one as well', async () => {
    const {port: first} = await start({host: 'localhost', port: await takenPort()});
    const {port: second} = await start({host: 'localhost', port: first});
    expect(second).toBeGreaterThan(first);
  });

  it('is answered on the name localhost and on 127.0.0.1', async () => {
    const {port} = await start({host: 'localhost', port: await takenPort()});
    expect(await statusOf(`http://localhost:${port}/`)).toBe(200);
    expect(await statusOf(`http://127.0.0.1:${port}/`)).toBe(200);
  });

  it('is free again once closed, though a browser keeps its connection', async () => {
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
  it.each(['192.0.2.1', 'no-such-host.invalid'])('%s is refused, with advice', async (host) => {
    const listening = listen(createServer(), {host, port: 3000});
    await expect(listening).rejects.toThrow(`Cannot listen on ${host}`);
    await expect(listening).rejects.toThrow('--host');
  });
});
