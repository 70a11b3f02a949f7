// @ts-check
import {statSync} from 'node:fs';
import path from 'node:path';

/** Read by hosts, and not for visitors. */
const HOST_FILES = ['/_headers', '/_redirects'];

/**
 * Whether a path may lead to a file. Not so: a way out of the folder, hidden files, the files that
 * hosts read, and empty segments, from which a redirect would lead to another host.
 *
 * @param {string} pathname decoded, below the base URL, with its first slash
 * @returns {boolean}
 */
export function isServable(pathname) {
  const segments = pathname.slice(1).split('/');
  return (
    !/[\\\0]/u.test(pathname) &&
    !HOST_FILES.includes(pathname) &&
    segments.slice(0, -1).every((segment) => segment !== '') &&
    segments.every((segment) => !segment.startsWith('.') || segment === '.well-known')
  );
}

/**
 * Finds what static hosts serve for a path: a file by its own name only, for a folder its
 * `index.html`, where the path has its slash.
 *
 * @param {string} dir the folder of the build
 * @param {string} pathname decoded, below the base URL, with its first slash
 * @returns {{file?: string, needsSlash: boolean}} the file's path below `dir`, and whether there
 *   is a page at the path with a slash
 */
export function findFile(dir, pathname) {
  const isFile = (/** @type {string} */ file) => statOf(path.join(dir, file))?.isFile() ?? false;
  if (!isServable(pathname)) {
    return {needsSlash: false};
  }
  if (pathname.endsWith('/')) {
    const page = `${pathname}index.html`;
    return isFile(page) ? {file: page, needsSlash: false} : {needsSlash: false};
  }
  return isFile(pathname)
    ? {file: pathname, needsSlash: false}
    : {needsSlash: isFile(`${pathname}/index.html`)};
}

/** @param {string} file */
function statOf(file) {
  try {
    return statSync(file, {throwIfNoEntry: false});
  } catch (error) {
    // Below a file there is none, and none can have a name that long.
    if (['ENOTDIR', 'ENAMETOOLONG'].includes(String(Object(error).code))) {
      return undefined;
    }
    throw error;
  }
}
