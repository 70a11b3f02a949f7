// @ts-check
import {existsSync} from 'node:fs';
import path from 'node:path';
import {ExplainedError} from '../cli/explained-error.mjs';
import {normalizeBaseUrl} from './base-url.mjs';
import {listen} from './listen.mjs';
import {createSiteServer} from './site-server.mjs';

/**
 * Serves a build until interrupted, and says where.
 *
 * @param {string} dir the folder of the build
 * @param {{host: string, port: number}} wanted
 * @param {AbortSignal} signal
 * @returns {Promise<void>} settles once the server has closed
 * @throws {ExplainedError} when there is no build or it cannot listen
 */
export async function serveBuild(dir, wanted, signal) {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new ExplainedError(
      `There is no build to serve in ${dir}. Make one with: npm run build\n` +
        'Or let one command build and serve: npm run site',
    );
  }
  const baseUrl = normalizeBaseUrl(process.env.BASE_URL);
  const {port, close} = await listen(createSiteServer({dir, baseUrl}), wanted);
  if (port !== wanted.port) {
    console.log(`Port ${wanted.port} is taken, so this is port ${port}.`);
  }
  console.log(`The site is at ${address(wanted.host, port)}${baseUrl} (Ctrl-C ends it)`);
  await interrupted(signal);
  await close();
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {string} what a browser takes
 */
function address(host, port) {
  const isWildcard = host === '0.0.0.0' || host === '::';
  const name = isWildcard ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
const interrupted = (signal) =>
  new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
    }
    signal.addEventListener('abort', () => resolve());
  });
