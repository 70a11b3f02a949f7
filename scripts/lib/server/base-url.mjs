// @ts-check

/**
 * @param {string} [baseUrl] as Docusaurus's `baseUrl`
 * @returns {string} with a slash at both ends
 */
export function normalizeBaseUrl(baseUrl = '/') {
  return `/${baseUrl}/`.replace(/\/{2,}/gu, '/');
}

/**
 * Paths in `_headers` and `_redirects` count from the folder of the build, which is the root of a
 * site on Netlify and lies at the base URL here.
 *
 * @param {string} path begins with a slash
 * @param {string} baseUrl with a slash at both ends
 * @returns {string} the path with the base URL before it, once
 */
export function withBaseUrl(path, baseUrl) {
  return path.startsWith(baseUrl) ? path : baseUrl + path.slice(1);
}
