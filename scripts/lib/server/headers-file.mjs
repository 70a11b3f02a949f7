// @ts-check
import {validateHeaderName, validateHeaderValue} from 'node:http';
import {ExplainedError} from '../cli/explained-error.mjs';
import {withBaseUrl} from './base-url.mjs';
import {pathPattern} from './path-pattern.mjs';

/**
 * The headers of the paths that a pattern matches.
 *
 * @typedef {{pattern: RegExp, headers: Map<string, string>}} HeaderRule
 */

/**
 * Reads a `_headers` file: a line with a path, then indented lines with a header each.
 * Source: https://docs.netlify.com/manage/routing/headers/#syntax-for-the-headers-file
 *
 * @param {string} text
 * @param {string} baseUrl with a slash at both ends
 * @returns {HeaderRule[]}
 * @throws {ExplainedError} on a line that is neither, with its number
 */
export function parseHeadersFile(text, baseUrl) {
  /** @type {HeaderRule[]} */
  const rules = [];
  text.split(/\r?\n/u).forEach((line, index) => {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) {
      return;
    }
    if (line.startsWith('/')) {
      rules.push({pattern: pathPattern(withBaseUrl(content, baseUrl)), headers: new Map()});
      return;
    }
    const rule = rules.at(-1);
    const [, name = '', value = ''] = /^\s+([^:\s]+):\s*(.+)$/u.exec(line) ?? [];
    if (!rule || !isHeader(name, value)) {
      throw new ExplainedError(
        `_headers:${index + 1}: expected a path such as /docs/*, or below one an indented ` +
          `"Name: value", and found: ${content}`,
      );
    }
    const key = name.toLowerCase();
    const earlier = rule.headers.get(key);
    rule.headers.set(key, earlier ? `${earlier}, ${value.trim()}` : value.trim());
  });
  return rules;
}

/**
 * @param {HeaderRule[]} rules
 * @param {string} path decoded
 * @returns {Map<string, string>} by name in lower case; of two rules the later one wins
 */
export function headersFor(rules, path) {
  const matching = rules.filter(({pattern}) => pattern.test(path));
  return new Map(matching.flatMap(({headers}) => [...headers]));
}

/**
 * @param {string} name
 * @param {string} value
 * @returns {boolean} whether Node would send it
 */
function isHeader(name, value) {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    // Node's message names neither the file nor the line: the caller's does.
    return false;
  }
}
