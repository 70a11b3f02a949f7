/**
 * Where a stored or found address leads. Browsers read `//host` and `/\host` as another site.
 *
 * @returns path, query and hash if the address is on this site, otherwise nothing
 */
export function safePath(address: string): string | undefined {
  if (!URL.canParse(address, location.origin)) {
    return undefined;
  }
  const {origin, pathname, search, hash} = new URL(address, location.origin);
  return origin === location.origin ? pathname + search + hash : undefined;
}
