import {once} from 'node:events';
import type {AddressInfo} from 'node:net';

/**
 * Serves a build like `npm run serve`, on a free port.
 *
 * @param options `dir` is the build folder
 */
export async function serveFolder(options: {
  dir: string;
  baseUrl?: string;
}): Promise<{port: number; origin: string; stop: () => Promise<void>}> {
  // Playwright would load a static import of a script as CommonJS.
  const {createSiteServer} = await import('../../tools/lib/server/site-server.mjs');
  const server = await createSiteServer(options);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const stop = async () => server.close().closeAllConnections();
  return {port, origin: `http://127.0.0.1:${port}`, stop};
}
