import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {FileList} from '../../src/features/offline-app/file-list';
import {buildDir, readBuilt} from './routes';
import {lastVersion} from './versions';

/** The site on its own server, which can deploy releases, fail, and be unreachable. */
export type Deployments = {
  url: string;
  /** Publishes a release of the offline app with some pages, so that it installs quickly. */
  deploy: (release: string, change?: (list: FileList) => void) => void;
  /** While true, no request is answered. */
  isDown: boolean;
  /** The paths of all requests so far. */
  requested: string[];
  close: () => void;
};

export const builtList = (): FileList => JSON.parse(readBuilt('offline-app.json')) as FileList;

const keptPages = [
  '/',
  '/offline/',
  '/license/',
  '/community/support/',
  '/feature-requests/',
  `/docs/${lastVersion}/`,
  `/docs/${lastVersion}/installation/`,
  `/docs/${lastVersion}/cli/`,
  '/docs/cli/',
  '/blog/',
  '/blog/archive/',
];

/** The list with few pages and without search, but with all shared code. */
function shorten(list: FileList): FileList {
  const isSmall = (index: number) =>
    !/^\/(?:search-index|version-changes|katex|img\/docs)\//u.test(list.files[index]![0]);
  return {
    ...list,
    areas: list.areas.map((area) => ({...area, files: area.files.filter(isSmall)})),
    pages: Object.fromEntries(keptPages.map((page) => [page, list.pages[page]!.filter(isSmall)])),
  };
}

/** @param isWhole to deploy the real list, which takes longer to install */
export async function startDeployments({isWhole = false} = {}): Promise<Deployments> {
  const {createSiteServer} = await import('../../tools/lib/server/site-server.mjs');
  const site: Server = await createSiteServer({dir: buildDir});
  const deployed = new Map<string, [type: string, text: string]>();
  const listed = isWhole ? builtList() : shorten(builtList());
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url!, 'http://localhost');
    if (deployments.isDown) {
      request.socket.destroy();
      return;
    }
    deployments.requested.push(pathname);
    const file = deployed.get(pathname);
    if (file) {
      response.setHeader('Content-Type', file[0]).end(file[1]);
    } else {
      site.emit('request', request, response);
    }
  });
  const deployments: Deployments = {
    url: '',
    isDown: false,
    requested: [],
    deploy(release, change = () => {}) {
      const list = structuredClone({...listed, release});
      change(list);
      const worker = readBuilt('sw.js').replaceAll(listed.release, release);
      deployed.set('/sw.js', ['text/javascript', worker]);
      deployed.set('/offline-app.json', ['application/json', JSON.stringify(list)]);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  server.listen(0, 'localhost');
  await once(server, 'listening');
  deployments.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return deployments;
}
