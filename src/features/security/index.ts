import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {redirectScript} from '../redirects/redirect-page';
import {type Directives, hashSource, inlineScripts, policyOf, withPolicy} from './policy';

/** Each page gets the hashes of all: what differs from page to page would make the header grow. */
const maximum = 8;

/** The scripts of all pages, by the first page that has them. */
function scriptsOf(dir: string): Map<string, string> {
  // Other plugins write redirect pages at the same time; their script is known.
  const scripts = new Map([[redirectScript, 'the redirect pages']]);
  // Folders have such names, too: `/docs/cli.html/`.
  const pages = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.html') && statSync(path.join(dir, file)).isFile(),
  );
  for (const page of pages) {
    for (const script of inlineScripts(readFileSync(path.join(dir, page), 'utf8'))) {
      scripts.set(script, scripts.get(script) ?? page);
    }
  }
  return scripts;
}

type Options = {directives: Directives};

/**
 * Writes a content security policy into `_headers` of the build: the directives given, and a hash
 * for each inline script, so that no other one runs.
 *
 * @throws when pages have more different scripts than a policy can name, with where they are
 */
export default function contentSecurityPolicy(
  _context: LoadContext,
  {directives}: Options,
): Plugin {
  return {
    name: 'content-security-policy',
    async postBuild({outDir}) {
      const scripts = scriptsOf(outDir);
      if (scripts.size > maximum) {
        const places = Array.from(scripts, ([code, page]) => `${page}: ${code.slice(0, 60)}`);
        throw new Error(
          `The build has ${scripts.size} different inline scripts, and the content security ` +
            `policy has room for ${maximum}. Give scripts the same text on every page, and pass ` +
            `what differs in data attributes:\n${places.join('\n')}`,
        );
      }
      const policy = policyOf(directives, [...scripts.keys()].map(hashSource));
      const file = path.join(outDir, '_headers');
      writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), policy));
    },
  };
}
