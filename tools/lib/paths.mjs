// @ts-check
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** The root folder of the site, which contains package.json. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Where Docusaurus writes the site. */
export const BUILD_DIR = path.join(ROOT, 'build');

/** State that these scripts keep between runs; not under version control. */
export const CACHE_DIR = path.join(ROOT, '.cache');
