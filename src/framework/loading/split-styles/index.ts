// See the seam `styles`. The file of styles that every page loads only has those of code that every page
// runs. All others stay with the code that imports them: the bundler loads them together, and the page
// that a reader opens first gets them in its HTML.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {BuiltPagesPlugin} from '../../built-pages';
import {removeUnused, rootProperties, usedNames, type Root} from './infima';
import {linkStyles} from './link-styles';

/** Styles that several routes import, by the file that they are built into. */
const sharedStyles: Record<string, RegExp> = {
  changelog: /\/features\/(?:changelog|blog\/author-pages)/u,
  content:
    /theme\/(?:Admonition|CodeBlock|EditMetaRow|Icon\/Edit|MDXComponents|Mermaid|Tab|TOC)|\/(?:CopyPage|page-feedback)\//u,
  debug: /\/plugin-debug\//u,
  details: /\/Details\//u,
  docs: /theme\/(?:BackToTopButton|Doc(?!Card)|NotFound)|\/DocMeta\//u,
  lists: /\/(?:DocCard|DocCardList|FilterForm|List|Monogram|TagsListByLetter)\//u,
  options: /\/(?:api-table|color-generator|ColorField)\//u,
  pictures: /\/(?:screenshots|BrowserWindow)\//u,
  posts: /theme\/(?:Blog|Icon\/Socials)|\/features\/blog\//u,
  tables: /\/(?:ScrollBox|ScrollTable)\//u,
  tags: /theme\/(?:Tag|TagsListInline)\//u,
};

type CacheGroup = {
  name: string;
  type: string;
  test: (module: {nameForCondition: () => string | null}) => boolean;
  chunks: 'async' | 'initial';
  enforce: boolean;
  priority: number;
};

const stylesGroup = (
  name: string,
  pattern: RegExp,
  chunks: CacheGroup['chunks'] = 'async',
): CacheGroup => ({
  name,
  type: 'css/mini-extract',
  test: (module) => pattern.test(module.nameForCondition() ?? ''),
  chunks,
  enforce: true,
  // That of core's group is 50.
  priority: 60,
});

const cacheGroups: Record<string, Partial<CacheGroup>> = {
  // Core's own group.
  styles: {chunks: 'initial'},
  print: stylesGroup('print', /\/css\/print\.css$/u, 'initial'),
  ...Object.fromEntries(
    Object.entries(sharedStyles).map(([name, pattern]) => [name, stylesGroup(name, pattern)]),
  ),
};

type Options = {
  /** Style sheets that set Infima's custom properties, relative to the site. */
  properties: string[];
};

/** Loads the styles that a page needs, and no others. */
export default function pageStyles(
  {siteDir}: LoadContext,
  {properties}: Options,
): BuiltPagesPlugin {
  let names: {used: string[]; replaced: string[]} | undefined;
  let namesFile: string | undefined;
  return {
    name: 'split-styles',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups}}},
    async contentLoaded({actions}) {
      if (process.env.NODE_ENV === 'production') {
        names = {
          used: usedNames(siteDir),
          replaced: rootProperties(properties.map((file) => path.join(siteDir, file))),
        };
        namesFile = await actions.createData('names.json', JSON.stringify(names));
      }
    },
    configurePostCss(options) {
      // Each style sheet would look for a configuration file, which the site doesn't have.
      options.config = false;
      options.plugins.push({
        postcssPlugin: 'remove-unused-infima',
        Once(root: Root, {result}: {result: {messages: object[]}}) {
          if (names && /\/infima\//u.test(root.source?.input.file ?? '')) {
            removeUnused(root, new Set(names.used), new Set(names.replaced));
            // Otherwise, the bundler would take the result for other names from its cache.
            for (const file of [namesFile, path.join(__dirname, 'infima.ts')]) {
              result.messages.push({type: 'dependency', file});
            }
          }
        },
      });
      return options;
    },
    builtPages({outDir, baseUrl}) {
      const folder = path.join(outDir, 'assets/css');
      const files = readdirSync(folder).map(
        (file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const,
      );
      const link = linkStyles(new Map(files), `${baseUrl}assets/css/`);
      return {
        readPage(page) {
          page.html = link(page.html);
        },
      };
    },
  };
}
