import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {BuiltPage} from './page';

export type {BuiltPage} from './page';

/** What Docusaurus gives to `postBuild`. */
export type BuildResult = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** What a feature does with the pages of a build. */
export type BuiltPagesStep = {
  /** Gets every page: those of routes in the order of routes, then other HTML files. */
  readPage?: (page: BuiltPage) => void;
  /** Runs after all pages were read and written, and after `finish` of earlier plugins. */
  finish?: () => void | Promise<void>;
};

/**
 * A plugin that registers with this step by one more method. Docusaurus runs the `postBuild` of all
 * plugins at the same time, so none can rely on what another one writes; steps run one after the
 * other, in the order of `plugins` in the site's configuration.
 */
export type BuiltPagesPlugin<Content = unknown> = Plugin<Content> & {
  builtPages?: (result: BuildResult & {content: Content}) => BuiltPagesStep;
};

type Site = Pick<BuildResult, 'outDir' | 'baseUrl' | 'routesPaths' | 'siteConfig'>;

/** Reads each HTML file of the build once. */
function* readPages({outDir, baseUrl, routesPaths, siteConfig}: Site): Generator<BuiltPage> {
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
    // Folders have such names, too: `/docs/cli.html/`.
    if (file.endsWith('.html') && !files.has(file) && statSync(path.join(outDir, file)).isFile()) {
      yield read(file);
    }
  }
}

/**
 * Runs the steps of plugins over the pages of a build.
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
      step.readPage?.(page);
    }
    if (page.html !== html) {
      writeFileSync(path.join(result.outDir, page.file), page.html);
    }
  }
  for (const step of steps) {
    await step.finish?.();
  }
}

/** Reads the built HTML once for all features that register with it (`BuiltPagesPlugin`). */
export default function builtPages(): Plugin {
  return {
    name: 'built-pages',
    postBuild: (result) => processBuiltPages(result.plugins, result),
  };
}
