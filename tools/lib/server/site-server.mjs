// @ts-check
import {createServer} from 'node:http';
import path from 'node:path';
// @ts-expect-error It has no types.
import compression from 'compression';
import express from 'express';
import {fileNames} from '../../../src/framework/hosting/host-file-names.mjs';
import {readHostingRules} from './hosting-rules.mjs';

/**
 * Serves a build like a static host: compressed files with the headers in
 * `_headers`, the rules in `_redirects`, and 404.html for unknown paths.
 *
 * @param {{dir: string, baseUrl?: string}} options `dir` is the build folder
 * @returns {Promise<import('node:http').Server>} a server that isn't listening yet
 * @throws {import('../explained-error.mjs').ExplainedError} when `_headers` or `_redirects` is
 *   malformed
 */
export async function createSiteServer({dir, baseUrl = '/'}) {
  const {headers, redirects} = await readHostingRules(dir);
  const files = express.static(dir, {cacheControl: false});
  const headersOf = (/** @type {string} */ pathname) =>
    Object.assign(
      {'Cache-Control': 'no-cache'},
      ...headers.filter(({forRegExp}) => forRegExp.test(pathname)).map(({values}) => values),
    );

  const site = express.Router();
  site.use((request, _response, next) => next(isForHosts(request.path) ? 'router' : undefined));
  site.use(follow(redirects.filter(({force}) => force)));
  site.use(files);
  site.use(follow(redirects.filter(({force}) => !force)));
  // A rule may have rewritten the URL to that of a file.
  site.use(files);
  // The only hidden folder that's meant for readers.
  site.use('/.well-known', express.static(path.join(dir, '.well-known'), {cacheControl: false}));

  const app = express().disable('x-powered-by');
  app.use((request, response, next) => {
    const pathname = decoded(request.path);
    const isBelow = pathname.startsWith(baseUrl);
    response.set(headersOf(isBelow ? pathname.slice(baseUrl.length - 1) : pathname));
    if (!['GET', 'HEAD'].includes(request.method)) {
      response.set('Allow', 'GET, HEAD').status(405).type('text').send('Method not allowed');
    } else {
      next();
    }
  });
  app.use(compression({threshold: 0, filter: isCompressible}));
  app.use(baseUrl, site);
  app.use(notFound(dir));
  app.use(reportError);
  return createServer(app);
}

/**
 * Whether the path leads to a file that only hosts need, however it's spelled.
 *
 * @param {string} pathname as requested
 */
const isForHosts = (pathname) =>
  fileNames.some((name) => path.posix.normalize(decoded(pathname)) === `/${name}`);

/**
 * @param {import('./hosting-rules.mjs').Redirect[]} redirects the first match is used
 * @returns {express.RequestHandler}
 */
const follow = (redirects) => (request, response, next) => {
  for (const {pattern, to, status} of redirects) {
    const match = pattern.exec(decoded(request.path));
    if (!match) {
      continue;
    }
    const splat = (match[1] ?? '').split('/').map(encodeURIComponent).join('/');
    const target = to.replaceAll(':splat', () => splat);
    if (status === 200) {
      request.url = target;
      return next();
    }
    const query = request.originalUrl.slice(request.originalUrl.split('?', 1)[0]?.length);
    const base = target.startsWith('/') ? request.baseUrl : '';
    return response.redirect(status, base + target + (target.includes('?') ? '' : query));
  }
  return next();
};

/** @param {string} pathname as requested; malformed paths match no rule */
function decoded(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // The file server responds to it.
    return pathname;
  }
}

/**
 * Whether a response may be compressed: it's text, and whole.
 *
 * @param {express.Request} request
 * @param {express.Response} response
 * @returns {boolean}
 */
const isCompressible = (request, response) =>
  !response.get('Content-Range') && compression.filter(request, response);

/**
 * @param {string} dir
 * @returns {express.RequestHandler}
 */
const notFound = (dir) => (_request, response, next) => {
  // A file that's missing during a deployment may be there a moment later.
  response.status(404).set('Cache-Control', 'no-cache');
  // A part of the page would have the status 206.
  const options = {root: dir, cacheControl: false, acceptRanges: false};
  response.sendFile('404.html', options, (error) => {
    if (error && !response.headersSent) {
      next(error);
    }
  });
};

/** @type {express.ErrorRequestHandler} */
const reportError = (error, request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const status = error.status ?? 500;
  if (status >= 500) {
    console.error(`${request.method} ${request.url} failed:`, error);
  }
  response
    .status(status)
    .type('text')
    .send(status < 500 ? error.message : 'Server error');
};
