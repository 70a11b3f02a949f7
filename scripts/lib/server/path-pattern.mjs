// @ts-check

/**
 * Turns a path of `_headers` or `_redirects` into an expression over decoded paths. `*` stands for
 * anything, `/docs/*` for `/docs` too, and `:name` for one segment.
 * Source: https://docs.netlify.com/manage/routing/headers/#wildcards-and-placeholders
 *
 * @param {string} pattern such as `/docs/*`
 * @returns {RegExp} its first group is what `*` stood for
 */
export function pathPattern(pattern) {
  const isSubtree = pattern.endsWith('/*');
  const source = (isSubtree ? pattern.slice(0, -2) : pattern)
    .replace(/[.+?^${}()|[\]\\]/gu, '\\$&')
    .replace(/\/:\w+/gu, '/[^/]+')
    .replaceAll('*', '(.*)');
  return new RegExp(`^${source}${isSubtree ? '(?:/(.*))?' : ''}$`, 'su');
}
