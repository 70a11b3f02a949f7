// @ts-check
import {spawn} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {constants} from 'node:os';
import path from 'node:path';
import {ExplainedError} from './explained-error.mjs';

/** How long a child process may take to exit after an interrupt, in milliseconds. */
const GRACE = 5000;

/**
 * @typedef {object} RunOptions
 * @property {string} cwd
 * @property {AbortSignal} signal stops the child and all of its descendants
 * @property {NodeJS.ProcessEnv} [env] added to this process's environment
 * @property {number} [timeout] milliseconds after which the child is stopped and counts as
 *   failed; not a part of `signal`, because Node 20 forgets the timeouts in `AbortSignal.any`
 * @property {(chunk: Buffer) => void} [onOutput] receives what it prints, instead of the terminal
 */

/**
 * Runs a program, by default with its output going to the terminal.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<number>} its exit code, or 128 + n if signal n ended it
 * @throws {ExplainedError} when the program can't be started
 * @throws the signal's reason when interrupted, after the child has exited
 */
export async function run(command, args, {cwd, signal, env, timeout, onOutput}) {
  signal.throwIfAborted();
  const output = onOutput ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd,
    env: {...process.env, ...env},
    stdio: ['ignore', output, output],
    // A separate process group, so that its children end with it.
    detached: process.platform !== 'win32',
  });
  if (onOutput) {
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
  }
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
    child.on('close', (code, name) => resolve(code ?? 128 + constants.signals[name ?? 'SIGKILL']));
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
    // ESRCH: the group has already exited.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') {
      throw error;
    }
  }
}

/**
 * Finds the script behind a command of an installed package, so that it can be run with this Node
 * on every system: `node_modules/.bin` contains shell scripts on Windows.
 *
 * @param {string} root the folder that contains node_modules
 * @param {string} packageName
 * @param {string} [command] the command's name, if it differs from the package's
 * @returns {Promise<string>} the script's absolute path
 */
export async function toolScript(root, packageName, command = packageName) {
  const folder = path.join(root, 'node_modules', packageName);
  const {bin} = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Listens for Ctrl-C and termination signals.
 *
 * @returns {AbortSignal} aborted by the first signal; a second one ends the process immediately,
 *   in case something hangs
 */
export function onInterrupt() {
  const controller = new AbortController();
  const interrupt = () => {
    if (controller.signal.aborted) {
      process.exit(130);
    }
    controller.abort(new Error('Interrupted.'));
  };
  // Includes SIGHUP, because children have their own process group and would outlive the terminal.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, interrupt);
  }
  return controller.signal;
}
