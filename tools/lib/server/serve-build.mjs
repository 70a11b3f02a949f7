// @ts-check
import {once} from 'node:events';
import getPort, {portNumbers} from 'get-port';
import {baseUrlOf} from '../build.mjs';
import {createSiteServer} from './site-server.mjs';

/**
 * Serves a build on a port, or the next free one, and prints its URL.
 *
 * @param {string} dir the build folder
 * @param {{host: string, port: number}} wanted
 * @returns {Promise<import('node:http').Server>}
 * @throws when there is no build, or the host isn't an address of this machine
 */
export async function serveBuild(dir, wanted) {
  const baseUrl = baseUrlOf(dir);
  const server = await createSiteServer({dir, baseUrl});
  const port = await getPort({
    port: portNumbers(wanted.port, Math.min(wanted.port + 100, 65_535)),
  });
  // Where localhost is also an IPv6 address, browsers try both. Some tools only try this one.
  const host = wanted.host === 'localhost' ? '127.0.0.1' : wanted.host;
  await once(server.listen({host, port}), 'listening');
  if (port !== wanted.port) {
    console.log(`Port ${wanted.port} is in use, using port ${port} instead.`);
  }
  console.log(`Serving the site at http://${wanted.host}:${port}${baseUrl} (press Ctrl-C to stop)`);
  return server;
}
