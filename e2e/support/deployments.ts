import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {buildDir} from './routes';

/** The site on its own server, with a service worker that changes with each deployment. */
export type Deployments = {url: string; deploy: (release: string) => void; close: () => void};

/**
 * The build's service worker, which caches no pages so that it installs immediately, and which
 * reports its release on request.
 */
const serviceWorkerOf = (release: string) =>
  `${readFileSync(path.join(buildDir, 'sw.js'), 'utf8').replace(/\[\{"revision":.*?\}\]/s, '[]')}
self.addEventListener('message', ({data, ports: [port]}) => {
  if (data === 'release') port.postMessage('${release}');
});`;

export async function startDeployments(): Promise<Deployments> {
  const {createSiteServer} = await import('../../scripts/lib/server/site-server.mjs');
  const site: Server = await createSiteServer({dir: buildDir});
  let serviceWorker = '';
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/sw.js')) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(serviceWorker);
    } else {
      site.emit('request', request, response);
    }
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy(release) {
      serviceWorker = serviceWorkerOf(release);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
