// @ts-check
import {createServer} from 'node:http';
import compression from 'compression';
import express from 'express';
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

  const site = express.Router();
  site.get(['/_headers', '/_redirects'], notFound(dir));
  site.use((request, response, next) => {
    const matching = headers.filter(({forRegExp}) => forRegExp.test(decoded(request.path)));
    response.set('Cache-Control', 'no-cache');
    matching.forEach(({values}) => response.set(values));
    next();
  });
  site.use(follow(redirects.filter(({force}) => force)));
  site.use(files);
  site.use(follow(redirects.filter(({force}) => !force)));
  // A rule may have rewritten the URL to that of a file.
  site.use(files);

  const app = express().disable('x-powered-by');
  app.use(
    compression({
      // Byte ranges refer to the uncompressed file, so partial responses can't be compressed.
      filter: (request, response) =>
        response.statusCode !== 206 && compression.filter(request, response),
    }),
  );
  app.use((request, response, next) =>
    ['GET', 'HEAD'].includes(request.method)
      ? next()
      : void response.set('Allow', 'GET, HEAD').status(405).type('text').send('Method not allowed'),
  );
  app.use(baseUrl, site);
  app.use(notFound(dir));
  app.use(reportError);
  return createServer(app);
}

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
 * @param {string} dir
 * @returns {express.RequestHandler}
 */
const notFound = (dir) => (_request, response, next) =>
  response.status(404).sendFile('404.html', {root: dir, cacheControl: false}, (error) => {
    if (error && !response.headersSent) {
      next(error);
    }
  });

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
