import {readFileSync} from 'node:fs';

/**
 * Reads a script that is printed into pages.
 *
 * @param file path of a script with comments on lines of their own
 * @returns its code; comments need not travel to readers
 */
export const readInlineScript = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^\s*\/\/.*\n/gmu, '')
    .trim();
