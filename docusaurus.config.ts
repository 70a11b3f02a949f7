import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {blog} from './config/blog';
import {changelog} from './config/changelog';
import {community, docs, markdownPlugins} from './config/docs';
import {env} from './config/env';
import {footer} from './config/footer';
import {contentSecurityPolicy} from './config/headers';
import {images} from './config/images';
import {navbar} from './config/navbar';
import {prism} from './config/prism';
import {pwa} from './config/pwa';
import {redirects} from './config/redirects';
import {algolia} from './config/search';
import {frameworkRepository, locales, siteTagline, siteTitle} from './config/site';
import {sitemap} from './config/sitemap';
import {testAreaPlugins} from './_dogfooding/dogfooding.config';
import {parseFrontMatter} from './_dogfooding/parse-front-matter';
import {katexStaticDirectory} from './src/plugins/katex-assets';
import {siteCard} from './src/plugins/social-cards/site-card';
import {versionChangesStaticDirectory} from './src/plugins/version-changes';

const presetOptions: PresetOptions = {
  docs,
  // The blog comes from a plugin of ours, whose feeds are readable in a browser.
  blog: false,
  pages: {...markdownPlugins},
  // The debug pages come from a plugin of ours, which keeps build paths out of them.
  debug: false,
  theme: {customCss: ['./src/css/custom.css']},
  sitemap,
  ...(env.gtagId && {gtag: {trackingID: env.gtagId, anonymizeIP: true}}),
};

const themeConfig: ThemeConfig = {
  // Where pages have cards, their plugin names the image: the theme would name another on load.
  ...(!env.socialCards && {image: siteCard.path}),
  metadata: [{name: 'twitter:card', content: 'summary_large_image'}],
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  announcementBar: {
    id: 'release-3.9',
    content: `Docusaurus 3.9 is out: <a href="${env.baseUrl}blog/releases/3.9/">read what is new</a>`,
    isCloseable: true,
  },
  docs: {
    sidebar: {hideable: true, autoCollapseCategories: true},
    versionPersistence: 'localStorage',
  },
  blog: {sidebar: {groupByYear: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar,
  footer,
  prism,
  liveCodeBlock: {playgroundPosition: 'bottom'},
  mermaid: {theme: {light: 'neutral', dark: 'dark'}},
  ...(algolia && {algolia}),
};

const config: Config = {
  title: siteTitle,
  tagline: siteTagline,
  url: env.url,
  baseUrl: env.baseUrl,
  // The home page has one of its own, which puts nothing of the address into the page as HTML.
  baseUrlIssueBanner: false,
  trailingSlash: true,
  favicon: 'img/favicon.ico',
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
    frameworkRepository: env.repositoryUrl ?? frameworkRepository,
  },

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    format: 'detect',
    mermaid: true,
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },

  clientModules: [
    './src/client/start-not-found.ts',
    './src/client/focus-new-page.ts',
    ...(env.deployPreview ? ['./src/client/log-route-changes.ts'] : []),
  ],
  presets: [['classic', presetOptions]],
  themes: ['@docusaurus/theme-live-codeblock', '@docusaurus/theme-mermaid'],
  plugins: [
    ['@docusaurus/plugin-content-docs', community],
    ['./src/plugins/blog/index.ts', blog],
    ['./src/plugins/changelog/index.ts', changelog],
    ['./src/plugins/client-redirects/index.ts', redirects],
    ['@docusaurus/plugin-ideal-image', images],
    ['@docusaurus/plugin-pwa', pwa],
    ['./src/plugins/content-security-policy/index.ts', {directives: contentSecurityPolicy}],
    './src/plugins/debug-pages/index.ts',
    ['./src/plugins/feature-requests/index.ts', {boardUrl: env.featureRequestsUrl}],
    './src/plugins/home-page/index.ts',
    './src/plugins/katex-assets/index.ts',
    './src/plugins/markdown-pages/index.ts',
    './src/plugins/nearest-pages/index.ts',
    './src/plugins/route-recovery/index.ts',
    ['./src/features/search/index.ts', {ignorePatterns: sitemap.ignorePatterns}],
    env.socialCards && './src/plugins/social-cards/index.ts',
    './src/plugins/storage-migration/index.ts',
    './src/plugins/version-changes/index.ts',
    ...testAreaPlugins,
  ],
  themeConfig,
};

export default config;
