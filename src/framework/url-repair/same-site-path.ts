import {repairEncoding} from './repair-encoding';

/**
 * Reduces the slashes at the start of a path to one, and those within it, because hosts find the page
 * then, but the router doesn't.
 *
 * Browsers read `//host` as another site, and ignore tabs and line breaks. A backslash counts as a
 * slash. The router decodes the path that links are built from.
 *
 * @param pathname as in a URL, percent-encoded
 */
export const withSingleSlashes = (pathname: string): string =>
  pathname.replace(/^(?:\/|%5c|%09|%0a|%0d)+/iu, '/').replace(/\/{2,}/gu, '/');

/**
 * The path of a stored or found URL on this site.
 *
 * @param address relative to the site's origin, or absolute
 * @returns the path, query string and hash; undefined if the URL is on another site or if the router
 * can't decode it
 */
export function sameSitePath(address: string): string | undefined {
  if (!URL.canParse(address, location.origin)) {
    return undefined;
  }
  const {origin, pathname, search, hash} = new URL(address, location.origin);
  const isDecodable = repairEncoding(pathname + hash) === pathname + hash;
  return origin === location.origin && isDecodable
    ? withSingleSlashes(pathname) + search + hash
    : undefined;
}
