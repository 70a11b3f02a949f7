// @ts-check
import {spawn} from 'node:child_process';
import {constants} from 'node:os';
import {ExplainedError} from './explained-error.mjs';

/** How long a child may take to end after an interrupt, in milliseconds. */
const GRACE = 5000;

/**
 * @typedef {object} RunOptions
 * @property {string} cwd
 * @property {AbortSignal} signal ends the child and everything it started
 * @property {NodeJS.ProcessEnv} [env] added to this process's environment
 * @property {number} [timeout] milliseconds after which the child is ended; it then counts as
 *   failed
 */

/**
 * Runs a program; what it prints goes to the terminal.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<number>} its exit code; 128 + n where signal n ended it
 * @throws {ExplainedError} when the program cannot be started
 * @throws the signal's reason when interrupted, once the child has ended
 */
export async function run(command, args, {cwd, signal, env = {}, timeout}) {
  signal.throwIfAborted();
  const child = spawn(command, args, {
    cwd,
    env: {...process.env, ...env},
    stdio: ['ignore', 'inherit', 'inherit'],
    // A process group of its own, so that its children end with it.
    detached: process.platform !== 'win32',
  });
  /** @type {NodeJS.Timeout[]} */
  const timers = [];
  const end = () => {
    killGroup(child, 'SIGINT');
    timers.push(setTimeout(() => killGroup(child, 'SIGKILL'), GRACE));
  };
  const endNow = () => killGroup(child, 'SIGKILL');
  if (timeout) {
    timers.push(setTimeout(end, timeout));
  }
  signal.addEventListener('abort', end);
  process.on('exit', endNow);
  try {
    const exitCode = await exitOf(child, command);
    signal.throwIfAborted();
    return exitCode;
  } finally {
    signal.removeEventListener('abort', end);
    process.removeListener('exit', endNow);
    timers.forEach(clearTimeout);
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} command
 * @returns {Promise<number>}
 */
function exitOf(child, command) {
  return new Promise((resolve, reject) => {
    child.on('error', (error) =>
      reject(new ExplainedError(`Cannot start ${command}: ${error.message}`)),
    );
    child.on('exit', (code, name) => resolve(code ?? 128 + constants.signals[name ?? 'SIGKILL']));
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} name
 */
function killGroup(child, name) {
  if (!child.pid) {
    return;
  }
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, name);
  } catch (error) {
    // ESRCH: the group has ended by itself in the meantime.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') {
      throw error;
    }
  }
}
