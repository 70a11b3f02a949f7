import {createHash} from 'node:crypto';
import {attribute, parseElements} from '../built-pages/page';

/** Values of `type` with which a script runs; none is the usual one. */
const runningTypes = new Set(['', 'module', 'text/javascript']);

/**
 * The scripts that a page has in itself. Blocks of data are none: browsers do not run them
 * (https://html.spec.whatwg.org/#attr-script-type).
 *
 * @param html
 * @returns their code as it is in the page
 */
export const inlineScripts = (html: string): string[] =>
  parseElements(html)
    .filter(({tagName}) => tagName === 'script')
    .filter((script) => attribute(script, 'src') === undefined)
    .filter((script) => runningTypes.has(attribute(script, 'type') ?? ''))
    .map(({childNodes: [code]}) => (code && 'value' in code ? code.value : ''));

/**
 * The source expression that lets a policy run a script.
 * Source: https://www.w3.org/TR/CSP3/#grammardef-hash-source
 *
 * @param code
 * @returns such as `'sha256-…'`
 */
export const hashSource = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Values by directive: `{'img-src': ["'self'", 'data:']}`. */
export type Directives = Record<string, string[]>;

/**
 * @param directives
 * @param hashes of inline scripts, which join `script-src`
 * @returns the value of a `Content-Security-Policy` header
 */
export function policyOf(directives: Directives, hashes: string[]): string {
  const {'script-src': scripts = ["'self'"], ...rest} = directives;
  return Object.entries({...rest, 'script-src': [...scripts, ...hashes]})
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * Adds the policy to the headers of all paths.
 *
 * @param headersFile the text of `_headers`
 * @param policy
 * @throws when the file has no headers for all paths, with what to do
 */
export function withPolicy(headersFile: string, policy: string): string {
  const all = /^\/\*[ \t]*$/mu;
  if (!all.test(headersFile)) {
    throw new Error(
      'static/_headers has no line "/*", below which the content security policy goes. Add one.',
    );
  }
  return headersFile.replace(all, `/*\n  Content-Security-Policy: ${policy}`);
}
