/**
 * The path of a stored or found URL. Browsers treat `//host` and `/\host` as another site.
 *
 * @returns the path, query and hash if the URL is on this site, otherwise undefined
 */
export function safePath(address: string): string | undefined {
  if (!URL.canParse(address, location.origin)) {
    return undefined;
  }
  const {origin, pathname, search, hash} = new URL(address, location.origin);
  return origin === location.origin ? pathname + search + hash : undefined;
}
