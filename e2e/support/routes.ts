import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export const buildDir = path.resolve(__dirname, '../../build');

if (!existsSync(path.join(buildDir, 'index.html'))) {
  throw new Error(`There is no build in ${buildDir}. Create one with: npm run build`);
}

/** The URL that a build is for by default, used by absolute links and redirects. */
export const builtFor = 'http://localhost:3000';

/** A built file, by its path relative to the build folder. */
export const readBuilt = (file: string): string => readFileSync(path.join(buildDir, file), 'utf8');

/** The built HTML of a route, as a reader without JavaScript gets it. */
export const builtPage = (route: string): string => readBuilt(`${route}index.html`);

/** The paths of the pages in the sitemap. */
export const readSitemap = (): string[] =>
  Array.from(
    readBuilt('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g),
    ([, url]) => new URL(url!).pathname,
  );

const indexFiles = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).filter(
  (file) => path.basename(file) === 'index.html',
);

const toRoute = (file: string) =>
  `/${file.split(path.sep).slice(0, -1).join('/')}/`.replace('//', '/');

const isRedirect = (file: string) => readBuilt(file).includes('<meta http-equiv="refresh"');

/** Every built page by its route, such as `/docs/cli/`, without redirects. */
export const routes = indexFiles
  .filter((file) => !isRedirect(file))
  .map(toRoute)
  .sort();

/** Every redirect page by its route, such as `/docs/support.html/`. */
export const redirectRoutes = indexFiles.filter(isRedirect).map(toRoute).sort();

/** Pages in one test share a browser cache, because loading scripts takes most of the time. */
const batchSize = 10;

/** Splits routes or the like into groups, each for one test. */
export const inBatches = <Item>(all: Item[]): Item[][] =>
  Array.from({length: Math.ceil(all.length / batchSize)}, (_, index) =>
    all.slice(index * batchSize, (index + 1) * batchSize),
  );
