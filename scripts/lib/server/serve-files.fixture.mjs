// @ts-check
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {request as httpRequest} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createSiteServer} from './site-server.mjs';

/** @typedef {{status?: number, headers: NodeJS.Dict<string | string[]>, body: string}} Answer */

/**
 * Writes files into a new folder and serves its `build` on the loopback interface.
 *
 * @param {Record<string, string>} files contents by path
 * @param {string} [baseUrl]
 */
export async function serveFiles(files, baseUrl) {
  const root = await mkdtemp(path.join(tmpdir(), 'site-server-'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), {recursive: true});
    await writeFile(path.join(root, file), content);
  }
  const server = createSiteServer({dir: path.join(root, 'build'), baseUrl});
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());

  /**
   * Asks with the path exactly as given: `fetch` would tidy it up.
   *
   * @param {string} target
   * @param {{method?: string, headers?: Record<string, string>}} [options]
   * @returns {Promise<Answer>}
   */
  const get = (target, {method = 'GET', headers = {}} = {}) =>
    new Promise((resolve, reject) => {
      const options = {host: '127.0.0.1', port, path: target, method, headers};
      const sent = httpRequest(options, (response) => {
        /** @type {Buffer[]} */
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          const body = Buffer.concat(chunks).toString();
          resolve({status: response.statusCode, headers: response.headers, body});
        });
      });
      sent.on('error', reject).end();
    });

  const close = async () => {
    server.close().closeAllConnections();
    await rm(root, {recursive: true});
  };
  return {root, get, close};
}
