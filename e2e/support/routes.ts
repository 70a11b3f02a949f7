import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {lastVersion} from './versions';

export const buildDir = path.resolve(__dirname, '../../build');

const indexFiles = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).filter(
  (file) => path.basename(file) === 'index.html',
);

const toRoute = (file: string) =>
  `/${file.split(path.sep).slice(0, -1).join('/')}/`.replace('//', '/');

const isRedirect = (file: string) =>
  readFileSync(path.join(buildDir, file), 'utf8').includes('<meta http-equiv="refresh"');

/** Every page of the build by its route, `/docs/cli/`; redirects are apart. */
export const routes = indexFiles
  .filter((file) => !isRedirect(file))
  .map(toRoute)
  .sort();

/** Every redirect page by its route, `/docs/support.html/`. */
export const redirectRoutes = indexFiles.filter(isRedirect).map(toRoute).sort();

/** True for docs of a version other than the last: these are crawled in the full run only. */
export const isOtherVersion = (route: string) =>
  /^\/docs\//.test(route) && !route.startsWith(`/docs/${lastVersion}/`);
