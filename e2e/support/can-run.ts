import {execFileSync} from 'node:child_process';

/**
 * Whether a program is installed. Tests that need one are skipped without it, and the number of skipped
 * tests shows it.
 *
 * @param command
 * @param args that make it print its version
 */
export function canRun(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}
