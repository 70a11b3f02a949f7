import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {BuiltPage} from './page';

export type {BuiltPage} from './page';

/** The argument of `postBuild`. */
export type BuildResult = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** A feature's work on the pages of a build. */
export type BuiltPagesStep = {
  /** Called for every page: routes in their order, then all other HTML files. */
  readPage?: (page: BuiltPage) => void | Promise<void>;
  /** Called once all pages are written, after `finish` of the plugins before this one. */
  finish?: () => void | Promise<void>;
};

/**
 * A plugin with an additional `builtPages` method. Docusaurus runs all `postBuild` methods
 * concurrently, so they can't rely on each other's files. These steps run one after the other, in
 * the order of `plugins` in the site configuration.
 */
export type BuiltPagesPlugin<Content = unknown> = Plugin<Content> & {
  builtPages?: (result: BuildResult & {content: Content}) => BuiltPagesStep;
};

/** Yields every HTML file of the build once. */
function* readPages({outDir, baseUrl, routesPaths, siteConfig}: BuildResult): Generator<BuiltPage> {
  const titleEnd = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
  const read = (file: string, route?: string) =>
    new BuiltPage(file, route, readFileSync(path.join(outDir, file), 'utf8'), titleEnd);
  const files = new Set<string>();
  for (const route of new Set(routesPaths)) {
    const page = route.slice(baseUrl.length);
    const file = page.endsWith('.html') ? page : `${page}index.html`;
    files.add(file);
    yield read(file, route);
  }
  for (const name of readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
    const file = name.split(path.sep).join('/');
    // The name of a folder can end in `.html`, too.
    if (file.endsWith('.html') && !files.has(file) && statSync(path.join(outDir, file)).isFile()) {
      yield read(file);
    }
  }
}

/**
 * Runs the plugins' steps on the pages of a build.
 *
 * @param plugins in the order in which their steps run
 * @param result of the build
 */
export async function processBuiltPages(
  plugins: readonly (BuiltPagesPlugin & {content?: unknown})[],
  result: BuildResult,
): Promise<void> {
  const steps = plugins.flatMap(
    (plugin) => plugin.builtPages?.({...result, content: plugin.content}) ?? [],
  );
  for (const page of readPages(result)) {
    const {html} = page;
    for (const step of steps) {
      await step.readPage?.(page);
    }
    if (page.html !== html) {
      writeFileSync(path.join(result.outDir, page.file), page.html);
    }
  }
  for (const step of steps) {
    await step.finish?.();
  }
}

/** Reads the built HTML once, for all plugins with a `builtPages` method. */
export default function builtPages(): Plugin {
  return {
    name: 'built-pages',
    postBuild: (result) => processBuiltPages(result.plugins, result),
  };
}
