// @ts-check
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ExplainedError} from './explained-error.mjs';

/**
 * @param {string} dir a build folder
 * @returns {string} the base URL that the build is for, such as `/`, from its home page
 * @throws {ExplainedError} when there is no build
 */
export function baseUrlOf(dir) {
  const file = path.join(dir, 'index.html');
  if (!existsSync(file)) {
    throw new ExplainedError(`There is no build in ${dir}. Create one with: npm run build`);
  }
  const [, url] = /rel="?canonical"? href="?([^\s">]+)/u.exec(readFileSync(file, 'utf8')) ?? [];
  return url ? new URL(url).pathname : '/';
}
