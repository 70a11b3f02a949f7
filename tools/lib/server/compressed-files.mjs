// @ts-check
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {LRUCache} from 'lru-cache';

const {BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT} = zlib.constants;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** The encodings that the server can send, best first. */
const encoders = {
  br: (/** @type {Buffer} */ content) =>
    brotli(content, {
      params: {[BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: content.length},
    }),
  gzip: (/** @type {Buffer} */ content) => gzip(content),
};
const encodings = /** @type {(keyof typeof encoders)[]} */ (Object.keys(encoders));

/**
 * A changed file has another key, so the cache never answers with an old build.
 *
 * @type {LRUCache<string, Buffer, {file: string, encoding: keyof typeof encoders}>}
 */
const compressed = new LRUCache({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: ({length}) => length || 1,
  fetchMethod: async (_key, _stale, {context: {file, encoding}}) =>
    encoders[encoding](await readFile(file)),
});

/** What's worth compressing; pictures and fonts are compressed already. */
const isText = (/** @type {string | undefined} */ type) =>
  /^text\/|[/+](?:json|javascript|xml|manifest\+json|wasm)\b/u.test(type ?? '');

/**
 * Sends text files compressed, each of them compressed once: compressing them anew for every reader
 * takes most of the time of an answer, and memory that the process doesn't give back.
 *
 * @param {string} dir the build folder
 * @param {(pathname: string) => string} decode
 * @returns {import('express').RequestHandler} passes on requests for other files, and parts of files
 */
export const compressedFiles = (dir, decode) => async (request, response, next) => {
  const pathname = decode(request.path).replace(/\/$/u, '/index.html');
  // The file server decides about anything unusual, such as hidden files or other folders.
  if (/\/\.|\/\/|[\\\0]/u.test(pathname)) {
    return next();
  }
  const file = path.join(dir, pathname);
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) {
    return next();
  }
  response.type(path.extname(file));
  if (!isText(response.get('Content-Type'))) {
    return next();
  }
  response.vary('Accept-Encoding');
  const encoding = encodings.find((name) => request.acceptsEncodings(name));
  if (!encoding || request.get('Range')) {
    return next();
  }
  const version = `${stats.size.toString(16)}-${Math.trunc(stats.mtimeMs).toString(16)}`;
  const content = await compressed.fetch(`${file} ${version} ${encoding}`, {
    context: {file, encoding},
  });
  response
    .set({
      'Content-Encoding': encoding,
      ETag: `W/"${version}-${encoding}"`,
      'Last-Modified': stats.mtime.toUTCString(),
    })
    .send(content);
};
