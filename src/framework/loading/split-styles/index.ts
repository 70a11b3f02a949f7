// See the seam `styles`. The file of styles that every page loads only has those of code that every page
// runs. All others stay with the code that imports them: the bundler loads them together, and the page
// that a reader opens first gets them in its HTML.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltPagesPlugin} from '../../built-pages';
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

/** Loads the styles that a page needs, and no others. */
export default function pageStyles(): BuiltPagesPlugin {
  return {
    name: 'split-styles',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups}}},
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
