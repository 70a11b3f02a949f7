import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuiltPagesPlugin} from '../built-pages';
import {fileNames} from './host-file-names.mjs';
import {hostFiles, type HostRules} from './host-files';

import {hashSource, inlineScripts} from './inline-scripts';

/** Values by directive: `{'img-src': ["'self'", 'data:']}`. */
type Directives = Record<string, string[]>;

/**
 * @param hashes of inline scripts, added to `script-src`
 * @returns the value of a `Content-Security-Policy` header
 */
export function policyOf(directives: Directives, hashes: string[]): string {
  return Object.entries({
    ...directives,
    'script-src': [...(directives['script-src'] ?? []), ...hashes],
  })
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * Where to report a weakness, as https://www.rfc-editor.org/rfc/rfc9116 asks for.
 *
 * @param repositoryUrl of a repository on GitHub
 * @param now the file says that it's valid for a year from then on
 */
export function securityText(repositoryUrl: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), now.getUTCDate()));
  return `Contact: ${repositoryUrl}/security
Expires: ${expires.toISOString()}
Policy: ${repositoryUrl}/blob/main/SECURITY.md
Preferred-Languages: en
`;
}

/**
 * Every page gets the hashes of all scripts, so different scripts per page would inflate the
 * header.
 */
const maximum = 14;

/** A plugin with inline scripts in documents that don't exist yet when pages are read, such as frames. */
export type InlineScriptsPlugin<Content = unknown> = Plugin<Content> & {
  /** The policy allows them, too. */
  getInlineScripts?: () => string[];
};

type Options = {directives: Directives; hostRules: HostRules; repositoryUrl?: string};

/** @throws when a static file would be replaced */
function checkStaticFiles({siteDir, siteConfig}: LoadContext): void {
  const written = siteConfig.staticDirectories.flatMap((dir) =>
    fileNames
      .map((name) => path.join(dir, name))
      .filter((file) => existsSync(path.resolve(siteDir, file))),
  );
  if (written.length > 0) {
    throw new Error(
      `The build writes ${written.map((file) => path.basename(file)).join(', ')}. ` +
        `Move the rules from ${written.join(', ')} to config/headers.ts.`,
    );
  }
}

/**
 * Writes what the host has to do, with a content security policy of the given directives and a hash
 * for each inline script, so that no others run. Also writes `security.txt` if there's a repository.
 *
 * @throws when rules are in another place, before the build; and after it when there are too many
 * different inline scripts. The message says where they are
 */
export default function security(
  context: LoadContext,
  {directives, hostRules, repositoryUrl}: Options,
): BuiltPagesPlugin {
  checkStaticFiles(context);
  return {
    name: 'security',
    builtPages({outDir, plugins}) {
      // Where each script is first.
      const scripts = new Map<string, string>(
        (plugins as InlineScriptsPlugin[]).flatMap(({name, getInlineScripts}) =>
          (getInlineScripts?.() ?? []).map((script) => [script, `the plugin ${name}`] as const),
        ),
      );
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
          const {headers, rewrites} = hostRules;
          const all = {'Content-Security-Policy': policy, ...headers['/*']};
          const rules = {headers: {...headers, '/*': all}, rewrites};
          const files = Object.entries(hostFiles(rules, context.baseUrl));
          if (repositoryUrl) {
            mkdirSync(path.join(outDir, '.well-known'), {recursive: true});
            files.push(['.well-known/security.txt', securityText(repositoryUrl, new Date())]);
          }
          for (const [file, text] of files) {
            writeFileSync(path.join(outDir, file), text);
          }
        },
      };
    },
  };
}
