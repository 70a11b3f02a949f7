// @ts-check
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** The folder of the site: the one that holds package.json. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Where Docusaurus writes the site. */
export const BUILD_DIR = path.join(ROOT, 'build');

/** What these scripts remember between two runs; not under version control. */
export const CACHE_DIR = path.join(ROOT, '.cache');
