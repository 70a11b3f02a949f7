// @ts-check
// @ts-expect-error -- its types are written for Express, and this server is Node's own
import compression from 'compression';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * Compresses what a response sends, with Brotli or gzip as the request accepts.
 *
 * @returns {(request: Request, response: Response, next: () => void) => void}
 */
export function compressor() {
  return compression({
    /** @type {(request: Request, response: Response) => boolean} */
    filter: (request, response) =>
      // A part of a file counts in bytes of the file: compressed, it would fit nowhere.
      response.statusCode !== 206 && compression.filter(request, response),
  });
}
