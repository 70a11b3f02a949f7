// @ts-check
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from './paths.mjs';

/**
 * Copies the files of the site, also changed and new ones, but nothing that Git ignores.
 *
 * @param {string} folder
 */
export function copySite(folder) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {cwd: ROOT});
  for (const file of files.toString().split('\0')) {
    // Deleted files stay listed until the deletion is staged.
    if (file && existsSync(path.join(ROOT, file))) {
      cpSync(path.join(ROOT, file), path.join(folder, file));
    }
  }
}
