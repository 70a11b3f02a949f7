import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {createSiteServer} from '../../scripts/lib/server/site-server.mjs';
import {buildDir} from '../support/routes';

/** @returns the origin of a server of the build, and a way to stop it */
export async function serveBuild(): Promise<{origin: string; close: () => void}> {
  const server = await createSiteServer({dir: buildDir});
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close().closeAllConnections(),
  };
}
