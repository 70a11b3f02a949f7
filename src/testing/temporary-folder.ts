import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';

// A setup file of the unit tests: they share modules, whose hooks belong to the first file that imports them.
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, {recursive: true, force: true})));

/**
 * Writes files, and the folders that they are in.
 *
 * @param folder
 * @param files their texts by their paths below the folder
 */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
}

/**
 * Creates a folder that is removed after the tests of a file.
 *
 * @param files their texts by their paths below the folder
 * @returns its path
 */
export function temporaryFolder(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-test-'));
  folders.push(folder);
  writeFiles(folder, files);
  return folder;
}
