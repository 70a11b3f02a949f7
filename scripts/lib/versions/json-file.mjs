// @ts-check
import {readFileSync, writeFileSync} from 'node:fs';

/** @param {string} file */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param {string} file
 * @param {unknown} data
 */
export const writeJson = (file, data) => writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
