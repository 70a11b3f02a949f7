// @ts-check
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import send from 'send';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * @param {string} dir the folder of the build
 * @returns {(request: Request, response: Response, file: string) => void} sends a file that is
 *   known to be there, by its path below `dir`
 */
export function fileSender(dir) {
  // Which dotfiles may be asked for is decided before, with everything else about paths.
  const options = /** @type {const} */ ({
    root: dir,
    index: false,
    cacheControl: false,
    dotfiles: 'allow',
  });
  return (request, response, file) =>
    void send(request, encodePath(file), options)
      // The file was there a moment ago; where it has gone since, the build is being replaced.
      .on('error', (error) =>
        error.status === 404
          ? void sendNotFound(response, dir)
          : sendText(response, error.status, error.message),
      )
      .pipe(response);
}

/** @param {string} file */
const encodePath = (file) => file.split('/').map(encodeURIComponent).join('/');

/**
 * @param {Response} response
 * @param {number} status
 * @param {string} text
 */
export function sendText(response, status, text) {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

/**
 * Sends 404.html, or a line of text where the build has none.
 *
 * @param {Response} response
 * @param {string} dir the folder of the build
 */
export async function sendNotFound(response, dir) {
  const page = await readFile(path.join(dir, '404.html')).catch((error) => {
    if (error.code === 'ENOENT') {
      return undefined;
    }
    throw error;
  });
  if (!page) {
    return sendText(response, 404, 'Not found');
  }
  response.statusCode = 404;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', page.length);
  response.end(page);
}
