// The places where the site replaces, reads, copies, or rewrites what belongs to Docusaurus, without an
// option or a documented way to do so. Replaced and wrapped theme components aren't listed, because they
// name their original themselves: upstream.ts finds them. A replaced import that no longer fits, or a
// listed file that is gone, fails the build (see index.ts), and a change of an upstream file fails a test
// (see upstream.ts).

/** An import that is replaced by another module. */
export type Replacement = {
  /** As it's written in the code. */
  request: string;
  /** The paths of the files whose import is replaced. */
  issuer: RegExp;
  /** The path of a file below the site's folder, or the name of a module. */
  by: string;
};

/** A piece of a file's code that is replaced. The file is the first of `upstream`. */
type CodeReplacement = {from: string; to: string};

export type Seam = {
  /**
   * The files that it goes around, and those in which `until` would show: below
   * `node_modules/@docusaurus`, or with the scope of another package.
   */
  upstream: string[];
  reason: string;
  /** What has to happen before it can be deleted. */
  until: string;
  /** The test that fails without its effect. */
  proof: string;
  /** Imports of the browser's code. */
  imports?: Replacement[];
  code?: CodeReplacement[];
};

/** The path of an upstream file below `node_modules`. */
export const packagePath = (upstream: string): string =>
  upstream.startsWith('@') ? upstream : `@docusaurus/${upstream}`;

const client = 'core/lib/client';
const theme = 'theme-classic/lib/theme';
const common = 'theme-common/lib';
const shards = 'src/framework/loading/route-shards/client';
const debugPage = /[\\/]plugin-debug[\\/]/u;
const otherFiles = /^(?!.*(?:[\\/]plugin-debug[\\/]|client[\\/]preload\.ts$))/u;

export const seams = {
  prefetch: {
    upstream: [`${client}/docusaurus.js`, `${client}/clientEntry.js`, `${client}/exports/Link.js`],
    reason: 'The client prefetches the code of every link in view, about 40 files on a docs page.',
    until: 'core prefetches on hover only',
    proof: 'e2e/route-change.spec.ts',
    imports: [
      {
        request: './docusaurus',
        issuer: /[\\/]client[\\/]clientEntry\.js$/u,
        by: 'src/framework/loading/prefetch/docusaurus.ts',
      },
    ],
  },
  chunkNames: {
    upstream: ['core/lib/webpack/client.js', 'core/lib/webpack/plugins/ChunkAssetPlugin.js'],
    reason: "Core's plugin for prefetching adds the names of all chunks to the runtime.",
    until: 'core prefetches on hover only',
    proof: 'e2e/built/weight.test.ts',
  },
  recovery: {
    upstream: [
      `${client}/preload.js`,
      `${client}/clientEntry.js`,
      `${client}/PendingNavigation.js`,
    ],
    reason: 'The client reloads a page whose code fails to load, whatever the reason.',
    until: 'core lets a site handle pages that fail to load',
    proof: 'e2e/route-change.spec.ts',
    imports: [
      {
        request: './preload',
        issuer: /[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/u,
        by: 'src/framework/recovery/preload-first-page.ts',
      },
      {
        request: './preload',
        issuer: /[\\/]core[\\/]lib[\\/]client[\\/]PendingNavigation\.js$/u,
        by: 'src/framework/recovery/preload-next-page.ts',
      },
    ],
  },
  routeShards: {
    upstream: [
      'core/lib/server/codegen/codegenRoutes.js',
      `${client}/preload.js`,
      `${client}/exports/ComponentCreator.js`,
    ],
    reason:
      'Every page loads the paths and chunk names of all routes, 80 compressed bytes per route.',
    until: 'core splits its tables of routes',
    proof: 'e2e/built/route-shards.test.ts',
    imports: [
      // The debug pages show the full tables, but load nothing by them.
      {
        request: '@docusaurus/ComponentCreator',
        issuer: /[\\/]routes\.js$/u,
        by: '@docusaurus/Noop',
      },
      {
        request: '@generated/registry',
        issuer: debugPage,
        by: '@generated/route-shards/debug-registry.js',
      },
      // Aliases of generated modules lose to core's alias of their folder.
      {request: '@generated/routes', issuer: otherFiles, by: `${shards}/routes.tsx`},
      {
        request: '@generated/routesChunkNames',
        issuer: otherFiles,
        by: '@generated/route-shards/tables.js',
      },
      {
        request: '@generated/registry',
        issuer: otherFiles,
        by: '@generated/route-shards/tables.js',
      },
      {
        request: '@docusaurus/core/lib/client/preload',
        issuer: otherFiles,
        by: `${shards}/preload.ts`,
      },
    ],
  },
  weakModules: {
    upstream: ['core/lib/server/codegen/codegenRoutes.js'],
    reason:
      "The table of pages asks for the ID of each page's module, which only builds need, and for which the development server would compile all pages.",
    until: 'Docusaurus compiles pages on demand',
    proof: 'src/framework/compile-on-demand/index.test.ts',
  },
  entryScripts: {
    upstream: ['core/lib/ssg/ssgTemplate.html.js'],
    reason: 'Pages wait with the entry scripts that core writes into them.',
    until: 'core has an option for when a page is hydrated',
    proof: 'e2e/page-start.spec.ts',
  },
  keptTabs: {
    upstream: [`${theme}/Tabs/index.js`],
    reason:
      'After hydration, tabs replace all their elements, and with them the one that has the focus or was clicked.',
    until: 'the theme keeps the elements',
    proof: 'e2e/tabs.spec.ts',
    imports: [
      {
        request: '@docusaurus/useIsBrowser',
        issuer: /[\\/]theme-classic[\\/]lib[\\/]theme[\\/]Tabs[\\/]index\.js$/u,
        by: 'src/framework/loading/page-start/never.ts',
      },
    ],
  },
  keptHead: {
    upstream: [
      `${client}/exports/Head.js`,
      `${client}/hasHydratedDataAttribute.js`,
      `${client}/ClientLifecyclesDispatcher.js`,
    ],
    reason:
      'During hydration, Helmet writes an incomplete head: the title goes and comes back, and the page is styled anew each time.',
    until: 'core lets React write the head',
    proof: 'e2e/page-start.spec.ts',
  },
  readerView: {
    upstream: [`${common}/utils/anchorUtils.js`],
    reason:
      'Headings have a class with "scroll" in its name, for which Readability drops them from the reader views of browsers.',
    until: "the theme renames it, or Readability doesn't judge headings by their classes",
    proof: 'e2e/built/docs.test.ts',
    imports: [
      {
        request: './utils/anchorUtils',
        issuer: /[\\/]theme-common[\\/]lib[\\/]index\.js$/u,
        by: 'src/framework/reader-view/anchor-target.ts',
      },
    ],
  },
  serviceWorker: {
    upstream: [
      'plugin-pwa/lib/index.js',
      'plugin-pwa/lib/options.js',
      'plugin-pwa/lib/sw.js',
      'plugin-pwa/lib/registerSw.js',
    ],
    reason:
      "The worker caches the whole site, and its file is the same in every release, so browsers don't see updates.",
    until: 'plugin-pwa has options for what is cached and when it is updated',
    proof: 'e2e/offline.spec.ts',
  },
  redirectPages: {
    upstream: [
      'plugin-client-redirects/lib/collectRedirects.js',
      'plugin-client-redirects/lib/options.js',
      'plugin-client-redirects/lib/writeRedirectFiles.js',
    ],
    reason: 'Its pages have an inline script that a strict content security policy blocks.',
    until: 'plugin-client-redirects has an option for its pages',
    proof: 'e2e/built/redirects.test.ts',
  },
  probeForEval: {
    upstream: ['@docsearch/react/dist/esm/DocSearchModal.js'],
    reason:
      'The copy of zod in the modal tries whether code can be evaluated, which the content security policy reports.',
    until: 'DocSearch sets zod\'s option "jitless" or no longer contains zod',
    proof: 'e2e/search.spec.ts',
    code: [{from: 'return new Function(""),!0', to: 'return!1'}],
  },
  modalMarkup: {
    upstream: ['@docsearch/react/dist/esm/DocSearchModal.js'],
    reason:
      'In the search dialog, roles hide the controls in it from screen readers, and some have no name.',
    until: 'axe finds nothing in an embedded search without it',
    proof: 'e2e/accessibility.spec.ts',
    code: [
      // The dialog's content is a button: what is in a button is read as its text only.
      {from: 'ot({"aria-expanded":!0}),{', to: '{'},
      {from: 'role:"button",tabIndex:0,onMouseDown', to: 'onMouseDown'},
      // So is what is in an option, such as the link of a result.
      {from: 'role:"listbox","aria-labelledby":Te(t.id,"label"),', to: ''},
      {
        from: 'role:"option","aria-selected":r.getState().activeItemId===a.__autocomplete_id',
        to: '"aria-current":r.getState().activeItemId===a.__autocomplete_id||void 0',
      },
      // The field refers to options and lists, also to those that aren't shown.
      {
        from: 'W,{placeholder:J,hidden:Boolean(K)}',
        to: 'W,{placeholder:J,hidden:Boolean(K),"aria-activedescendant":void 0,"aria-controls":void 0}',
      },
      // The keyboard can't reach the row that asks.
      {
        from: '"div",{className:"DocSearch-Hit--AskAI"}',
        to: '"button",{type:"button","aria-keyshortcuts":"Control+Enter Meta+Enter",className:"DocSearch-Hit--AskAI"}',
      },
      // Buttons without a name.
      {
        from: 'className:"DocSearch-Menu-trigger "',
        to: '"aria-label":"Conversation options",className:"DocSearch-Menu-trigger "',
      },
      {
        from: 'className:"DocSearch-Action DocSearch-StopStreaming"',
        to: '"aria-label":"Stop answering",className:"DocSearch-Action DocSearch-StopStreaming"',
      },
      {
        from: '{type:"button",className:"DocSearch-Hit-action-button"',
        to: '{type:"button","aria-label":"Remove this conversation from history",className:"DocSearch-Hit-action-button"',
      },
    ],
  },
  askLast: {
    upstream: ['@docsearch/react/dist/esm/DocSearchModal.js'],
    reason:
      'The search dialog lists "Ask AI" before the results and activates it, so that Enter would ask what is meant to find a page.',
    until: 'DocSearch has an option for the place of "Ask AI"',
    proof: 'src/features/search/theme/SearchBar/SearchBar.test.tsx',
    code: [{from: '[].concat(f,I(e))', to: '[].concat(I(e),f)'}],
  },
  baseUrlBanner: {
    upstream: [`${client}/BaseUrlIssueBanner/index.js`],
    reason: 'It inserts the URL as HTML.',
    until: 'core escapes the URL',
    proof: 'e2e/errors.spec.ts',
  },
  codeLines: {
    upstream: [`${common}/utils/codeBlockUtils.js`],
    reason:
      'Highlighting during the build reads the lines of code blocks as the theme does, whose code is made for bundlers.',
    until: 'the theme highlights code during the build, or Node.js can load its code',
    proof: 'src/features/code-blocks/highlighting/highlighting.test.ts',
  },
  storedSettings: {
    upstream: [
      `${common}/contexts/announcementBar.js`,
      `${common}/contexts/colorMode.js`,
      `${common}/utils/tabsUtils.js`,
      'plugin-content-docs/lib/client/docsPreferredVersion.js',
    ],
    reason:
      'Scripts that run before React read, write, and move the settings under the names that the theme gives them.',
    until: 'the theme exports the names',
    proof: 'e2e/storage.spec.ts',
  },
  categoryMotion: {
    upstream: [`${common}/components/Collapsible/index.js`],
    reason: 'Categories open without React, and take as long as the collapsible of the theme.',
    until: 'the theme opens categories without React',
    proof: 'e2e/motion.spec.ts',
  },
  changelogPage: {
    upstream: [`${theme}/BlogPostPage/index.js`, `${theme}/BlogPostItem/index.js`],
    reason: 'The page of a release is put together like that of a post, with another header.',
    until: 'the theme has a component for the header of a post and its paginator',
    proof: 'e2e/built/changelog.test.ts',
  },
  searchModal: {
    upstream: ['@docsearch/react/dist/esm/DocSearchModal.js'],
    reason: "Results have the modal's markup, and what it lacks for screen readers is added to it.",
    until: 'DocSearch is accessible, and has an option for the text of a result',
    proof: 'e2e/search.spec.ts',
  },
} satisfies Record<string, Seam>;
