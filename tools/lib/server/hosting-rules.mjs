// @ts-check
import path from 'node:path';
import {parseAllHeaders} from '@netlify/headers-parser';
import {parseAllRedirects} from '@netlify/redirect-parser';
import {ExplainedError} from '../explained-error.mjs';

/**
 * A rule in `_redirects`. Status 200 serves the file at `to` without changing the URL; a
 * forced rule applies even if there is a file.
 *
 * @typedef {{from: string, to: string, status: number, force: boolean, pattern: RegExp}} Redirect
 * @typedef {{forRegExp: RegExp, values: Record<string, string>}} HeaderRule
 */

/** The redirect parser has no types. */
const parseRedirects =
  /** @type {(options: object) => Promise<{redirects: any[], errors: Error[]}>} */ (
    parseAllRedirects
  );

/**
 * Reads a build's `_headers` and `_redirects`, which Netlify and Cloudflare Pages follow.
 *
 * @param {string} dir the build folder
 * @returns {Promise<{headers: HeaderRule[], redirects: Redirect[]}>} empty if the files are missing
 * @throws {ExplainedError} when a line of either file is malformed or uses an unsupported condition
 */
export async function readHostingRules(dir) {
  const {headers, errors: headerErrors} = await parseAllHeaders({
    headersFiles: [path.join(dir, '_headers')],
    configHeaders: [],
    minimal: false,
  });
  const {redirects, errors: redirectErrors} = await parseRedirects({
    redirectsFiles: [path.join(dir, '_redirects')],
  });
  const unsupported = redirects.filter(
    ({query, conditions, status = 301}) =>
      Object.keys({...query, ...conditions}).length > 0 ||
      ![200, 301, 302, 307, 308].includes(status),
  );
  const problems = [
    ...headerErrors.map(({message}) => `_headers: ${message}`),
    ...redirectErrors.map(({message}) => `_redirects: ${message}`),
    ...unsupported.map(
      ({from}) =>
        `_redirects: the rule for ${from} has a status or condition that this server doesn't support`,
    ),
  ];
  if (problems.length > 0) {
    throw new ExplainedError(problems.join('\n'));
  }
  return {
    headers: /** @type {HeaderRule[]} */ (headers),
    redirects: redirects.map(({from, to, status = 301, force = false}) => ({
      from,
      to,
      status,
      force,
      pattern: patternOf(from),
    })),
  };
}

/**
 * @param {string} from such as `/old/*`, which also matches `/old`, or `/blog/:slug`
 * @returns {RegExp} a pattern whose first group is the text that `*` matches
 */
function patternOf(from) {
  const source = from
    .replace(/[.+?^${}()|[\]\\]/gu, '\\$&')
    .replace(/\/\*$/u, '(?:/(.*))?')
    .replace(/:\w+/gu, '[^/]+');
  return new RegExp(`^${source}/?$`, 'su');
}
