import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export const buildDir = path.resolve(__dirname, '../../build');

/** The address that a build is made for by default: absolute links and redirects lead there. */
export const builtFor = 'http://localhost:3000';

/** A file of the build, by its path below the root. */
export const readBuilt = (file: string): string => readFileSync(path.join(buildDir, file), 'utf8');

/** The HTML that the build wrote for a route, as a reader without JavaScript gets it. */
export const builtPage = (route: string): string => readBuilt(`${route}index.html`);

const indexFiles = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).filter(
  (file) => path.basename(file) === 'index.html',
);

const toRoute = (file: string) =>
  `/${file.split(path.sep).slice(0, -1).join('/')}/`.replace('//', '/');

const isRedirect = (file: string) => readBuilt(file).includes('<meta http-equiv="refresh"');

/** Every page of the build by its route, `/docs/cli/`; redirects are apart. */
export const routes = indexFiles
  .filter((file) => !isRedirect(file))
  .map(toRoute)
  .sort();

/** Every redirect page by its route, `/docs/support.html/`. */
export const redirectRoutes = indexFiles.filter(isRedirect).map(toRoute).sort();
