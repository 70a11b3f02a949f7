// @ts-check
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from './paths.mjs';

/**
 * @param {string} file an absolute path, or one from the root
 * @returns {any}
 */
export const readJson = (file) => JSON.parse(readFileSync(path.resolve(ROOT, file), 'utf8'));
