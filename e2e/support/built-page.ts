import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir} from './routes';

/** The HTML that the build wrote for a route, as a reader without JavaScript gets it. */
export const builtPage = (route: string): string =>
  readFileSync(path.join(buildDir, route, 'index.html'), 'utf8');
