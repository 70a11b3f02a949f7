// @ts-check
import {once} from 'node:events';
import getPort, {portNumbers} from 'get-port';
import {baseUrlOf} from '../build.mjs';
import {ExplainedError} from '../explained-error.mjs';
import {createSiteServer} from './site-server.mjs';

/**
 * Serves a build and prints its URL.
 *
 * @param {string} dir the build folder
 * @param {{host: string, port: number}} wanted
 * @returns {Promise<import('node:http').Server>}
 * @throws {ExplainedError} when there is no build or the server can't listen
 */
export async function serveBuild(dir, wanted) {
  const baseUrl = baseUrlOf(dir);
  const server = await createSiteServer({dir, baseUrl});
  const port = await listen(server, wanted);
  if (port !== wanted.port) {
    console.log(`Port ${wanted.port} is in use, using port ${port} instead.`);
  }
  console.log(`Serving the site at ${address(wanted.host, port)}${baseUrl} (press Ctrl-C to stop)`);
  return server;
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
 * @returns {Promise<number>} the port
 * @throws {ExplainedError} when the host isn't an address of this machine
 */
export async function listen(server, {host, port: first}) {
  const port = await getPort({port: portNumbers(first, Math.min(first + 100, 65_535))});
  try {
    // Where localhost is also an IPv6 address, browsers try both. Some tools only try this one.
    await once(server.listen({host: host === 'localhost' ? '127.0.0.1' : host, port}), 'listening');
    return port;
  } catch (error) {
    throw new ExplainedError(
      `Cannot listen on ${host}, port ${port}: ${/** @type {Error} */ (error).message}. ` +
        'Choose an address of this machine with --host, and a port with --port.',
    );
  }
}
