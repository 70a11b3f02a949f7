// See the seam `entryScripts`, and README.md in the folder above. It needs framework/recovery, whose
// inline script says so when a page doesn't start. A build whose pages lack the entry scripts fails in
// `takeScripts`.
import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {minifySync} from '@swc/core';
import type {LoadContext} from '@docusaurus/types';
import {createMatcher} from '@docusaurus/utils';
import {buildSync} from 'esbuild';
import type {BuiltPagesPlugin} from '../../built-pages';
import {replaceImports} from '../../seams';
import {readInlineScript} from '../../security/inline-scripts';
import {takeScripts} from './take-scripts';

type Options = {
  /** Globs of routes, relative to the base URL, whose pages start at once. */
  startAtOnce: string[];
};

/** A plugin with code that runs on every page before React, for what readers do in the meantime. */
export type EarlyPlugin = BuiltPagesPlugin & {
  /** Paths of modules. They are bundled into the one script that pages run at first. */
  getEarlyModules?: () => string[];
};

const keepEvents = path.join(__dirname, 'keep-events.js');
const clientDir = path.join(__dirname, 'client');

/** Bundles the script that pages run at first. */
function bundle(modules: string[]): string {
  const files = [...modules, path.join(clientDir, 'start.ts')];
  const {outputFiles} = buildSync({
    stdin: {
      contents: files.map((file) => `import ${JSON.stringify(file)};`).join('\n'),
      resolveDir: clientDir,
    },
    bundle: true,
    write: false,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16'],
    charset: 'utf8',
    legalComments: 'none',
  });
  // Docusaurus's minifier makes it smaller than esbuild does.
  return minifySync(outputFiles[0]!.text, {compress: true, mangle: true}).code;
}

/**
 * Pages that readers can use before any framework code has run. That starts when the reader does
 * something, or when something comes into view that only code can draw.
 */
export default function pageStart(
  {siteStorage, baseUrl}: LoadContext,
  {startAtOnce}: Options,
): BuiltPagesPlugin {
  const startsAtOnce = createMatcher(startAtOnce);
  return {
    name: 'page-start',
    // Pages of the development server don't wait.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {headTags: [{tagName: 'script', innerHTML: readInlineScript(keepEvents)}]}
        : {},
    getClientModules: () => [
      path.join(__dirname, 'early.css'),
      path.join(clientDir, 'keep-head.ts'),
    ],
    configureWebpack: (_config, isServer, utils) =>
      isServer ? {} : {plugins: [replaceImports(utils, 'keptTabs')]},
    builtPages({outDir, plugins}) {
      const script = bundle(
        (plugins as EarlyPlugin[]).flatMap((plugin) => plugin.getEarlyModules?.() ?? []),
      );
      const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
      const file = `assets/js/start.${hash}.js`;
      writeFileSync(path.join(outDir, file), script);
      const attributes = {
        src: baseUrl + file,
        'data-base-url': baseUrl,
        'data-namespace': siteStorage.namespace,
      };
      return {
        readPage(page) {
          if (page.route) {
            const isWaiting = !startsAtOnce(page.route.slice(baseUrl.length));
            page.html = takeScripts(page.html, page.route, {attributes, isWaiting});
          }
        },
      };
    },
  };
}
