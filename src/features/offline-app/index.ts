import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-pwa';
import pluginPwa from '@docusaurus/plugin-pwa/lib/index';
import type {LoadContext} from '@docusaurus/types';
import {createMatcher, normalizeUrl} from '@docusaurus/utils';
import {addTrailingSlash} from '@docusaurus/utils-common';
import {build} from 'esbuild';
import {areas as siteAreas, routesOf, type Area as SiteArea} from '../../areas';
import {docsVersions} from '../../content/pages';
import type {BuiltPagesPlugin} from '../../framework/built-pages';
import {filesInHtml, listFiles, type ListedArea} from './build/list-files';

export type Options = Pick<PluginOptions, 'offlineModeActivationStrategies' | 'pwaHead'> & {
  /** False builds a worker that removes itself and everything it kept. */
  isEnabled: boolean;
};

const isNeverKept = createMatcher(routesOf(({offline}) => offline === 'never'));

/** Files that the whole site uses. Code that belongs to pages is kept with them. */
const isShared = createMatcher([
  'assets/{js,css,fonts}/*',
  'search-index.json',
  'search-index/*',
  'nearest-pages.json',
  'manifest.json',
  'version-changes/**',
  'katex/**',
  'favicon.ico',
  'img/{logo.svg,logo-dark.svg}',
  'img/app/*.png',
  'img/diagrams/*',
  'img/badges/*',
]);

/** Links in view load their shards of routes, so these belong to the whole site. */
const isOfPages = (file: string) => /\/(?!routes-)[^/]+\.js$/u.test(file);

const redirectTarget = /<link rel="canonical" href="([^"]+)">\s*<meta http-equiv="refresh"/u;

/**
 * The offline app: plugin-pwa with our own worker, registration and list of files. It reads
 * the finished build, so it has to be the last plugin in the configuration.
 */
export default function offlineApp(
  context: LoadContext,
  {isEnabled, ...options}: Options,
): BuiltPagesPlugin<void> {
  const {baseUrl} = context;
  const plugin = pluginPwa(context, {
    ...options,
    debug: false,
    swRegister: isEnabled && path.join(__dirname, 'client/register.ts'),
    // The rest is for its worker, which is replaced below.
  } as PluginOptions);
  const areas: ListedArea[] = [];
  return {
    // There is none in development.
    ...plugin,
    name: 'docusaurus-plugin-pwa',
    // Its only component is the popup, see client/notices.tsx.
    getThemePath: undefined,
    getTypeScriptThemePath: undefined,
    contentLoaded({actions}) {
      actions.addRoute({
        path: normalizeUrl([baseUrl, 'offline/']),
        component: '@site/src/features/offline-app/OfflinePage/index.tsx',
        exact: true,
      });
      actions.setGlobalData({isEnabled: isEnabled && plugin !== null});
    },
    async allContentLoaded({allContent}) {
      areas.push({root: baseUrl, label: 'Home, community, and other pages', kept: 'always'});
      for (const version of docsVersions(allContent)) {
        areas.push({
          root: addTrailingSlash(version.path),
          label: `Docs: ${version.label}`,
          kept: 'chosen',
          version: version.versionName,
          isLast: version.isLast,
          searchTag: `docs-default-${version.versionName}`,
        });
      }
      for (const {root, label, offline} of Object.values<SiteArea>(siteAreas)) {
        if (offline === 'as read') {
          areas.push({root: `${baseUrl}${root}/`, label: label!, kept: 'read', searchTag: root});
        }
      }
    },
    postBuild: undefined,
    builtPages({outDir}) {
      const pages = new Map<string, string[]>();
      const codeOfPages = new Set<string>();
      return {
        readPage({route: page, html}) {
          const files = filesInHtml(html, baseUrl);
          files.filter((file) => isOfPages(file)).forEach((file) => codeOfPages.add(file));
          if (page?.endsWith('/') && !isNeverKept(page.slice(baseUrl.length))) {
            pages.set(page, files);
          }
        },
        async finish() {
          const list = isEnabled
            ? listFiles({outDir, baseUrl, areas, ...collect()})
            : {release: 'off'};
          writeFileSync(path.join(outDir, 'offline-app.json'), JSON.stringify(list));
          await build({
            entryPoints: [
              path.join(__dirname, 'worker', isEnabled ? 'worker.ts' : 'kill-switch.ts'),
            ],
            outfile: path.join(outDir, 'sw.js'),
            bundle: true,
            minify: true,
            charset: 'utf8',
            legalComments: 'none',
            define: {
              RELEASE: JSON.stringify(list.release),
              'process.env.NODE_ENV': '"production"',
            },
          });
        },
      };

      function collect() {
        const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'}).map((name) =>
          name.split(path.sep).join('/'),
        );
        // Redirect pages are written after all pages have been read.
        const moved = Object.fromEntries(
          files.flatMap((file) => {
            const url = baseUrl + file.replace(/index\.html$/u, '');
            const full = path.join(outDir, file);
            const isOther = file.endsWith('.html') && !pages.has(url) && statSync(full).isFile();
            const target = isOther && redirectTarget.exec(readFileSync(full, 'utf8'))?.[1];
            return target ? [[url, target]] : [];
          }),
        );
        const shared = files
          .filter((file) => isShared(file) && !codeOfPages.has(baseUrl + file))
          .map((file) => baseUrl + file)
          .sort();
        return {pages, shared, moved, prefixes: [`${baseUrl}${siteAreas.featureRequests.root}/`]};
      }
    },
  };
}
