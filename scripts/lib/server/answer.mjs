// @ts-check
import {findFile, isServable} from './find-file.mjs';
import {redirectFor} from './redirects-file.mjs';

/**
 * What the site answers to a path: a file (its path below the build), another address, or that
 * nothing is there.
 *
 * @typedef {{kind: 'file', file: string}
 *   | {kind: 'redirect', status: number, location: string}
 *   | {kind: 'missing'}} Answer
 *
 * @typedef {object} Site
 * @property {string} dir the folder of the build
 * @property {string} baseUrl with a slash at both ends
 * @property {import('./redirects-file.mjs').RedirectRule[]} redirects
 *
 * @typedef {object} Target the parts of a request's target
 * @property {string} rawPath as it came
 * @property {string} path decoded
 * @property {string} query with its `?`, or empty
 */

/**
 * @param {string} target as it stands in a request's first line
 * @returns {Target | undefined} nothing where it is no path, or its percent-encoding is broken
 */
export function parseTarget(target) {
  const [rawPath = ''] = target.split('?', 1);
  const path = rawPath.startsWith('/') ? decode(rawPath) : undefined;
  return path === undefined ? undefined : {rawPath, path, query: target.slice(rawPath.length)};
}

/**
 * @param {Target} target
 * @param {Site} site
 * @returns {Answer}
 */
export function answerFor({rawPath, path, query}, {dir, baseUrl, redirects}) {
  if (`${path}/` === baseUrl) {
    return {kind: 'redirect', status: 301, location: baseUrl + query};
  }
  const pathname = belowBase(path, baseUrl);
  if (!path.startsWith(baseUrl) || !isServable(pathname)) {
    return {kind: 'missing'};
  }
  const {file, needsSlash} = findFile(dir, pathname);
  const redirect = redirectFor(redirects, path, Boolean(file) || needsSlash);
  if (redirect?.status === 200) {
    const rewritten = findFile(dir, belowBase(decode(redirect.to) ?? '', baseUrl)).file;
    return rewritten ? {kind: 'file', file: rewritten} : {kind: 'missing'};
  }
  if (redirect) {
    const location = redirect.to.includes('?') ? redirect.to : redirect.to + query;
    return {kind: 'redirect', status: redirect.status, location};
  }
  if (needsSlash) {
    return {kind: 'redirect', status: 301, location: `${rawPath}/${query}`};
  }
  return file ? {kind: 'file', file} : {kind: 'missing'};
}

/**
 * @param {string} path
 * @param {string} baseUrl
 */
const belowBase = (path, baseUrl) => path.slice(baseUrl.length - 1);

/** @param {string} encoded */
function decode(encoded) {
  try {
    return decodeURIComponent(encoded);
  } catch (error) {
    if (error instanceof URIError) {
      return undefined;
    }
    throw error;
  }
}
