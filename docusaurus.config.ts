import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {blog} from './config/blog';
import {changelog} from './config/changelog';
import {community, docs} from './config/docs';
import {env} from './config/env';
import {footer} from './config/footer';
import {headTags} from './config/head';
import {contentSecurityPolicy, hostRules} from './config/headers';
import {images} from './config/images';
import {withLastUpdates} from './config/last-updates';
import {loading} from './config/loading';
import {markdownPlugins} from './config/markdown';
import {mermaid} from './config/mermaid';
import {navbar} from './config/navbar';
import {prism} from './config/prism';
import {pwa} from './config/pwa';
import {redirects} from './config/redirects';
import {algolia} from './config/search';
import {frameworkRepository, locales, siteTagline, siteTitle} from './config/site';
import {sitemap} from './config/sitemap';
import {testAreaPlugins} from './_dogfooding/dogfooding.config';
import {parseFrontMatter} from './_dogfooding/parse-front-matter';
import {contentFolders} from './src/areas';
import {lastVersion, minorOf, releaseNotes} from './src/data/versions';
import {katexStaticDirectory} from './src/features/math';
import type search from './src/features/search';
import {siteCard} from './src/features/social-cards';
import {versionChangesStaticDirectory} from './src/features/doc-meta';
import type hosting from './src/framework/hosting';

const presetOptions: PresetOptions = {
  docs,
  // Replaced by features/blog, which has feeds that are readable in a browser.
  blog: false,
  pages: {...markdownPlugins},
  // Replaced by features/debug-pages, which hides the paths of the build machine.
  debug: false,
  theme: {customCss: ['./src/css/custom.css']},
  sitemap,
  ...(env.gtagId && {gtag: {trackingID: env.gtagId, anonymizeIP: true}}),
};

const themeConfig: ThemeConfig = {
  // Pages with social cards get their image tags from that plugin. The theme would add a second one
  // on load.
  ...(!env.socialCards && {image: siteCard.path}),
  metadata: [{name: 'twitter:card', content: 'summary_large_image'}],
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  announcementBar: {
    id: `release-${minorOf(lastVersion)}`,
    content: `Latest release documented here: <a href="${env.baseUrl}${releaseNotes(lastVersion).slice(1)}">Docusaurus ${minorOf(lastVersion)}</a>`,
    isCloseable: true,
  },
  docs: {
    sidebar: {hideable: true, autoCollapseCategories: true},
    versionPersistence: 'localStorage',
  },
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar,
  footer,
  prism,
  liveCodeBlock: {playgroundPosition: 'bottom'},
  mermaid,
  ...(algolia && {algolia}),
};

// Core's cache of compiled code only notices changes of this file. Pages also depend on the site's plugins,
// the environment, and the files that they link to: a broken link would stay broken once it's mended.
if (process.env.NODE_ENV === 'production') {
  process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
}

const config: Config = {
  title: siteTitle,
  tagline: siteTagline,
  url: env.url,
  baseUrl: env.baseUrl,
  // Replaced by features/base-url-banner, because the original inserts the URL as HTML.
  baseUrlIssueBanner: false,
  trailingSlash: true,
  favicon: 'favicon.ico',
  headTags,
  i18n: locales,
  future: {v4: true, experimental_faster: true, experimental_storage: {namespace: true}},
  staticDirectories: [
    'static',
    '_dogfooding/static',
    katexStaticDirectory,
    versionChangesStaticDirectory,
  ],
  customFields: {
    deployPreview: env.deployPreview,
    crashTest: env.crashTest,
    frameworkRepository,
    repositoryUrl: env.repositoryUrl,
  },

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    format: 'detect',
    mermaid: true,
    parseFrontMatter: withLastUpdates(parseFrontMatter, [...contentFolders, '_dogfooding/docs']),
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },

  clientModules: [
    './src/framework/url-repair/normalize-address.ts',
    './src/features/list-scroll/follow-reader.ts',
    ...(env.deployPreview ? ['./src/framework/deploy-preview/log-route-changes.ts'] : []),
  ],
  presets: [['classic', presetOptions]],
  themes: [
    '@docusaurus/theme-live-codeblock',
    './src/features/code-blocks/index.ts',
    ...loading.themes,
    '@docusaurus/theme-mermaid',
  ],
  plugins: [
    ['@docusaurus/plugin-content-docs', community],
    ['./src/features/blog/index.ts', blog],
    ['./src/features/changelog/index.ts', changelog],
    ['./src/features/redirects/index.ts', redirects],
    ['@docusaurus/plugin-ideal-image', images],
    './src/framework/seams/index.ts',
    './src/framework/compile-on-demand/index.ts',
    './src/framework/built-pages/index.ts',
    './src/framework/url-repair/index.ts',
    [
      './src/framework/hosting/index.ts',
      {
        directives: contentSecurityPolicy,
        hostRules,
        repositoryUrl: env.repositoryUrl,
      } satisfies Parameters<typeof hosting>[1],
    ],
    // Before the scripts that read what is stored.
    './src/framework/storage-migration/index.ts',
    './src/features/announcement/index.ts',
    './src/features/collapsibles/index.ts',
    './src/features/color-mode/index.ts',
    './src/features/copying/index.ts',
    './src/features/crash-screen/index.ts',
    './src/features/debug-pages/index.ts',
    './src/features/diagrams/index.ts',
    './src/features/doc-meta/index.ts',
    './src/features/dropdowns/index.ts',
    './src/features/feature-requests/index.ts',
    './src/features/base-url-banner/index.ts',
    './src/features/home/index.ts',
    './src/features/markdown-copies/index.ts',
    './src/features/math/index.ts',
    './src/features/menu/index.ts',
    './src/features/navbar/index.ts',
    './src/features/not-found/index.ts',
    './src/features/page-feedback/index.ts',
    './src/features/page-focus/index.ts',
    './src/features/scrolling/index.ts',
    './src/framework/reader-view/index.ts',
    './src/framework/recovery/index.ts',
    [
      './src/features/search/index.ts',
      {ignorePatterns: sitemap.ignorePatterns} satisfies Parameters<typeof search>[1],
    ],
    env.socialCards && './src/features/social-cards/index.ts',
    ...testAreaPlugins,
    ...loading.plugins,
    // Has to be last, because it lists the files of the build (see framework/built-pages).
    ['./src/features/offline-app/index.ts', pwa],
  ],
  themeConfig,
};

export default config;
