// @ts-check
import {ExplainedError} from '../cli/explained-error.mjs';
import {withBaseUrl} from './base-url.mjs';
import {pathPattern} from './path-pattern.mjs';

/**
 * @typedef {object} RedirectRule
 * @property {RegExp} pattern
 * @property {string} to a path or an address; `:splat` is what `*` stood for
 * @property {number} status 200 serves the file at `to` and leaves the address as it is
 * @property {boolean} force whether the rule holds where there is a file, too
 */

const STATUSES = new Set([200, 301, 302, 303, 307, 308]);

/**
 * Reads a `_redirects` file: a line `from to`, then a status (301 where none is given), which a
 * `!` makes hold over files. Conditions on the query, country or language are not supported.
 * Source: https://docs.netlify.com/manage/routing/redirects/overview/
 *
 * @param {string} text
 * @param {string} baseUrl with a slash at both ends
 * @returns {RedirectRule[]}
 * @throws {ExplainedError} on a line that this server cannot follow, with its number
 */
export function parseRedirectsFile(text, baseUrl) {
  return text.split(/\r?\n/u).flatMap((line, index) => {
    const content = line.replace(/(?:^|\s)#.*$/u, '').trim();
    return content === '' ? [] : [parseRule(content, index + 1, baseUrl)];
  });
}

/**
 * @param {string} content
 * @param {number} lineNumber
 * @param {string} baseUrl
 * @returns {RedirectRule}
 */
function parseRule(content, lineNumber, baseUrl) {
  const [from = '', to = '', status = '301', ...rest] = content.split(/\s+/u);
  const force = status.endsWith('!');
  const code = Number(force ? status.slice(0, -1) : status);
  const isAddress = /^https?:\/\//u.test(to);
  const isPath = /^\/(?!\/)/u.test(to);
  const isFollowable = STATUSES.has(code) && (isPath || (isAddress && code !== 200));
  if (!from.startsWith('/') || !isFollowable || rest.length > 0) {
    throw new ExplainedError(
      `_redirects:${lineNumber}: expected "/from /to status" with a status of ` +
        `${[...STATUSES].join(', ')}, and found: ${content}`,
    );
  }
  return {
    pattern: pathPattern(withBaseUrl(from, baseUrl)),
    // A header takes ASCII only; what is percent-encoded already stays as it is.
    to: (isPath ? withBaseUrl(to, baseUrl) : to).replace(/[^\x21-\x7e]+/gu, encodeURIComponent),
    status: code,
    force,
  };
}

/**
 * @param {RedirectRule[]} rules the first that matches holds
 * @param {string} path decoded
 * @param {boolean} fileExists
 * @returns {{to: string, status: number} | undefined} `to` is percent-encoded
 */
export function redirectFor(rules, path, fileExists) {
  for (const {pattern, to, status, force} of rules) {
    const match = fileExists && !force ? null : pattern.exec(path);
    if (match) {
      const splat = (match[1] ?? '').split('/').map(encodeURIComponent).join('/');
      return {to: to.replaceAll(':splat', () => splat), status};
    }
  }
  return undefined;
}
