// @ts-check
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from './paths.mjs';

/**
 * @param {string} file an absolute path, or one from the root
 * @returns {any}
 */
export const readJson = (file) => JSON.parse(readFileSync(path.resolve(ROOT, file), 'utf8'));

/**
 * Writes a file in the project's code style, wherever it is.
 *
 * @param {string} file an absolute path, or one from the root
 * @param {unknown} data
 */
export async function writeJson(file, data) {
  const {format, resolveConfig} = await import('prettier');
  const style = await resolveConfig(path.join(ROOT, 'versions.json'));
  const text = await format(JSON.stringify(data), {...style, parser: 'json'});
  writeFileSync(path.resolve(ROOT, file), text);
}
