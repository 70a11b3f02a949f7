import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {BuiltPagesPlugin} from '../built-pages';
import {inlineScripts, type InlineScriptsPlugin} from '../security/inline-scripts';
import {policyOf, type Directives} from '../security/policy';
import {securityText} from '../security/security-text';
import {fileNames} from './host-file-names.mjs';
import {hostFiles, type HostRules} from './host-files';

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
export default function hosting(
  context: LoadContext,
  {directives, hostRules, repositoryUrl}: Options,
): BuiltPagesPlugin {
  checkStaticFiles(context);
  return {
    name: 'hosting',
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
          const {headers, rewrites} = hostRules;
          const policy = policyOf(directives, scripts);
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
