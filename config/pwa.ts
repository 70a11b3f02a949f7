import {areas, routesOf, type Area} from '../src/areas';
import type {Options} from '../src/features/offline-app';
import {env} from './env';

/** The offline app is active once installed, in standalone display, or with `?offlineMode=true`. */
export const pwa: Options = {
  isEnabled: env.offlineApp,
  offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'],
  pagesNeverKept: routesOf(({offline}) => offline === 'never'),
  sharedFiles: [
    'assets/{js,css,fonts}/*',
    'search-index.json',
    'search-index/*',
    'nearest-pages.json',
    'manifest.json',
    'version-changes/**',
    'katex/**',
    'img/{favicon.ico,logo.svg,logo-dark.svg}',
    'img/app/*.png',
    'img/diagrams/*',
    'img/badges/*',
  ],
  keptAsRead: Object.fromEntries(
    Object.values(areas).flatMap(({root, label, offline}: Area) =>
      offline === 'as read' ? [[`${root}/`, label!]] : [],
    ),
  ),
  prefixes: [`${areas.featureRequests.root}/`],
  pwaHead: [
    {tagName: 'link', rel: 'manifest', href: '/manifest.json'},
    {
      tagName: 'meta',
      name: 'theme-color',
      content: '#ffffff',
      media: '(prefers-color-scheme: light)',
    },
    {
      tagName: 'meta',
      name: 'theme-color',
      content: '#181920',
      media: '(prefers-color-scheme: dark)',
    },
    {tagName: 'meta', name: 'mobile-web-app-capable', content: 'yes'},
    {tagName: 'meta', name: 'apple-mobile-web-app-status-bar-style', content: 'default'},
    {tagName: 'link', rel: 'apple-touch-icon', href: '/img/app/apple-touch-icon.png'},
  ],
};
