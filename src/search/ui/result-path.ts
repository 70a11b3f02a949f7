/**
 * Where a result leads: pages of the next docs version have the path without a version.
 *
 * @param url path with the base URL
 * @param baseUrl with both slashes
 */
export function resultPath(url: string, baseUrl: string): string {
  const next = `${baseUrl}docs/next`;
  const rest = url.slice(next.length);
  return url.startsWith(next) && /^(?:[/#?]|$)/.test(rest) ? `${baseUrl}docs${rest}` : url;
}
