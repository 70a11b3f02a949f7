// @ts-check
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {answerFor, parseTarget} from './answer.mjs';
import {normalizeBaseUrl} from './base-url.mjs';
import {compressor} from './compress.mjs';
import {headersFor, parseHeadersFile} from './headers-file.mjs';
import {parseRedirectsFile} from './redirects-file.mjs';
import {fileSender, sendNotFound, sendText} from './send.mjs';

/**
 * Serves a build as a static host does: files as they are, compressed, with the headers of
 * `_headers` and the rules of `_redirects`, and 404.html where there is nothing.
 *
 * @param {{dir: string, baseUrl?: string}} options `dir` is the folder of the build
 * @returns {import('node:http').Server} not listening yet
 * @throws {import('../cli/explained-error.mjs').ExplainedError} when `_headers` or `_redirects`
 *   has a line that cannot be followed
 */
export function createSiteServer({dir, baseUrl: givenBaseUrl}) {
  const baseUrl = normalizeBaseUrl(givenBaseUrl);
  const headerRules = parseHeadersFile(readIfThere(path.join(dir, '_headers')), baseUrl);
  const redirects = parseRedirectsFile(readIfThere(path.join(dir, '_redirects')), baseUrl);
  const sendFile = fileSender(dir);
  const compress = compressor();

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function respond(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Method not allowed');
    }
    const target = parseTarget(request.url ?? '');
    if (!target) {
      return sendText(response, 400, 'Bad request: this is no well-formed address.');
    }
    const answer = answerFor(target, {dir, baseUrl, redirects});
    response.setHeader('Cache-Control', cacheControl(answer));
    headersFor(headerRules, target.path).forEach((value, name) => response.setHeader(name, value));
    if (answer.kind === 'redirect') {
      response.setHeader('Location', answer.location);
      return sendText(response, answer.status, `See ${answer.location}`);
    }
    return answer.kind === 'file'
      ? sendFile(request, response, answer.file)
      : sendNotFound(response, dir);
  }

  return createServer((request, response) => {
    compress(request, response, () => {
      respond(request, response).catch((error) => {
        console.error(`${request.method} ${request.url} failed:`, error);
        if (response.headersSent) {
          response.destroy();
        } else {
          sendText(response, 500, 'Server error');
        }
      });
    });
  });
}

/**
 * Names below /assets/ carry a hash of their content; all else is asked for anew each time.
 *
 * @param {import('./answer.mjs').Answer} answer
 */
const cacheControl = (answer) =>
  answer.kind === 'file' && answer.file.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') {
      return '';
    }
    throw error;
  }
}
