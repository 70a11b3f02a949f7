import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {BuiltPagesPlugin} from '../built-pages';
import {redirectScript} from '../redirects/redirect-page';
import {hashSource, inlineScripts} from './inline-scripts';

/** Values by directive: `{'img-src': ["'self'", 'data:']}`. */
type Directives = Record<string, string[]>;

/**
 * @param directives
 * @param hashes of inline scripts, added to `script-src`
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
 * @throws when the file has no `/*` section
 */
export function withPolicy(headersFile: string, policy: string): string {
  const all = /^\/\*[ \t]*$/mu;
  if (!all.test(headersFile)) {
    throw new Error('static/_headers has no line "/*". Add one for the content security policy.');
  }
  return headersFile.replace(all, `/*\n  Content-Security-Policy: ${policy}`);
}

/**
 * Every page gets the hashes of all scripts, so different scripts per page would inflate the
 * header.
 */
const maximum = 8;

type Options = {directives: Directives};

/**
 * Writes a content security policy to `_headers`, with the given directives and a hash for each
 * inline script, so that no others run.
 *
 * @throws when there are too many different inline scripts; the message says where they are
 */
export default function contentSecurityPolicy(
  _context: LoadContext,
  {directives}: Options,
): BuiltPagesPlugin {
  return {
    name: 'security',
    builtPages({outDir}) {
      // The first page of each script. Redirect pages are written later, but their script is known.
      const scripts = new Map([[redirectScript, 'the redirect pages']]);
      return {
        readPage({file, html}) {
          for (const script of inlineScripts(html)) {
            scripts.set(script, scripts.get(script) ?? file);
          }
        },
        finish() {
          if (scripts.size > maximum) {
            const places = Array.from(scripts, ([code, page]) => `${page}: ${code.slice(0, 60)}`);
            throw new Error(
              `The build has ${scripts.size} different inline scripts, and the content security ` +
                `policy allows ${maximum}. Use the same script text on every page, and pass ` +
                `what differs in data attributes:\n${places.join('\n')}`,
            );
          }
          const policy = policyOf(directives, [...scripts.keys()].map(hashSource));
          const file = path.join(outDir, '_headers');
          writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), policy));
        },
      };
    },
  };
}
