// @ts-check
import {once} from 'node:events';
import {createServer} from 'node:net';
import getPort, {portNumbers} from 'get-port';
import {baseUrlOf} from '../build.mjs';
import {ExplainedError} from '../explained-error.mjs';
import {createSiteServer} from './site-server.mjs';

/** Browsers can resolve localhost to either of these, so the server listens on both. */
const LOCALHOST = ['127.0.0.1', '::1'];

/**
 * Serves a build until interrupted and prints its URL.
 *
 * @param {string} dir the build folder
 * @param {{host: string, port: number}} wanted
 * @param {AbortSignal} signal
 * @returns {Promise<void>} resolves once the server has closed
 * @throws {ExplainedError} when there is no build or the server can't listen
 */
export async function serveBuild(dir, wanted, signal) {
  const baseUrl = baseUrlOf(dir);
  const {port, close} = await listen(await createSiteServer({dir, baseUrl}), wanted);
  if (port !== wanted.port) {
    console.log(`Port ${wanted.port} is in use, using port ${port} instead.`);
  }
  console.log(`Serving the site at ${address(wanted.host, port)}${baseUrl} (press Ctrl-C to stop)`);
  if (!signal.aborted) {
    await once(signal, 'abort');
  }
  await close();
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {string} the origin to open in a browser
 */
function address(host, port) {
  const isWildcard = host === '0.0.0.0' || host === '::';
  const name = isWildcard ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/**
 * Listens on a port, or the next free one.
 *
 * @param {import('node:http').Server} server
 * @param {{host: string, port: number}} wanted
 * @returns {Promise<{port: number, close: () => Promise<void>}>} the actual port; `close`
 *   also ends open connections
 * @throws {ExplainedError} when the host isn't an address of this machine
 */
export async function listen(server, {host, port: first}) {
  const port = await getPort({port: portNumbers(first, Math.min(first + 100, 65_535))});
  const [address = host, ...others] = host === 'localhost' ? LOCALHOST : [host];
  const problem = await problemOf(server, address, port);
  if (problem) {
    throw new ExplainedError(
      `Cannot listen on ${host}, port ${port}: ${problem.message}. ` +
        'Choose an address of this machine with --host, and a port with --port.',
    );
  }
  const listeners = [server];
  for (const other of others) {
    // A server can only listen once, so this one passes its connections on.
    const listener = createServer((socket) => void server.emit('connection', socket));
    // Many machines don't have IPv6.
    if (!(await problemOf(listener, other, port))) {
      listeners.push(/** @type {import('node:http').Server} */ (listener));
    }
  }
  return {
    port,
    async close() {
      const closed = listeners.map((listener) => new Promise((done) => listener.close(done)));
      // Browsers keep unused connections open.
      server.closeAllConnections();
      await Promise.all(closed);
    },
  };
}

/**
 * @param {import('node:net').Server} listener
 * @param {string} host
 * @param {number} port
 * @returns {Promise<Error | undefined>}
 */
const problemOf = (listener, host, port) =>
  new Promise((resolve) => {
    listener.once('error', resolve);
    listener.listen({host, port}, () => {
      listener.removeListener('error', resolve);
      resolve(undefined);
    });
  });
