// @ts-check
import {createServer} from 'node:net';
import {ExplainedError} from '../cli/explained-error.mjs';

/** How many ports are tried, one after the other, before giving up. */
const ATTEMPTS = 100;

/**
 * Where browsers look for localhost: some ask the one first, some the other.
 *
 * @type {Record<string, string[]>}
 */
const ADDRESSES = {localhost: ['127.0.0.1', '::1']};

/**
 * Begins to listen on a port, or on the next one that is free.
 *
 * @param {import('node:http').Server} server
 * @param {{host: string, port: number}} wanted
 * @returns {Promise<{port: number, close: () => Promise<void>}>} the port it is; `close` ends open
 *   connections as well
 * @throws {ExplainedError} when no port is free, or the host is not one of this machine
 */
export async function listen(server, {host, port: first}) {
  const last = Math.min(first + ATTEMPTS - 1, 65535);
  for (let port = first; port <= last; port++) {
    const listeners = await tryPort(server, host, port);
    if (listeners) {
      return {port, close: () => closeAll(server, listeners)};
    }
  }
  throw new ExplainedError(
    `None of the ports ${first} to ${last} is free on ${host}. Give another one with --port.`,
  );
}

/**
 * @param {import('node:http').Server} server
 * @param {string} host
 * @param {number} port
 * @returns {Promise<import('node:net').Server[] | undefined>} nothing where the port is taken
 */
async function tryPort(server, host, port) {
  /** @type {import('node:net').Server[]} */
  const listeners = [];
  for (const address of ADDRESSES[host] ?? [host]) {
    // A server listens once; a second address hands its connections over.
    const listener =
      listeners.length === 0
        ? server
        : createServer((socket) => void server.emit('connection', socket));
    const problem = await problemOf(listener, address, port);
    if (!problem) {
      listeners.push(listener);
    } else if (problem.code === 'EADDRINUSE') {
      await Promise.all(listeners.map(closeOne));
      return undefined;
    } else if (!isAbsent(problem) || !ADDRESSES[host]) {
      await Promise.all(listeners.map(closeOne));
      throw explain(problem, host, port);
    }
  }
  if (listeners.length === 0) {
    throw new ExplainedError(`${host} is no address of this machine. Give one with --host.`);
  }
  return listeners;
}

/**
 * @param {import('node:net').Server} listener
 * @param {string} host
 * @param {number} port
 * @returns {Promise<NodeJS.ErrnoException | undefined>}
 */
const problemOf = (listener, host, port) =>
  new Promise((resolve) => {
    listener.once('error', resolve);
    listener.listen({host, port}, () => {
      listener.removeListener('error', resolve);
      resolve(undefined);
    });
  });

/**
 * Whether a machine has no such address: many have no IPv6.
 *
 * @param {NodeJS.ErrnoException} problem
 */
const isAbsent = ({code}) => code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';

/**
 * @param {NodeJS.ErrnoException} problem
 * @param {string} host
 * @param {number} port
 */
function explain(problem, host, port) {
  const reasons = /** @type {Record<string, string>} */ ({
    EACCES: 'only an administrator may listen there. Give a port above 1023 with --port.',
    EADDRNOTAVAIL: 'it is no address of this machine. Give one with --host.',
    ENOTFOUND: 'the name is not known. Give an address of this machine with --host.',
  });
  const reason = reasons[problem.code ?? ''] ?? problem.message;
  return new ExplainedError(`Cannot listen on ${host}, port ${port}: ${reason}`);
}

/**
 * @param {import('node:http').Server} server
 * @param {import('node:net').Server[]} listeners
 */
async function closeAll(server, listeners) {
  const closed = Promise.all(listeners.map(closeOne));
  // Browsers keep connections open that they do not use.
  server.closeAllConnections();
  await closed;
}

/**
 * @param {import('node:net').Server} listener
 * @returns {Promise<void>}
 */
const closeOne = (listener) => new Promise((resolve) => listener.close(() => resolve()));
