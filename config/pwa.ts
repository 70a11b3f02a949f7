import type {Options} from '../src/features/offline-app';
import {env} from './env';

/** The offline app is active once installed, in standalone display, or with `?offlineMode=true`. */
export const pwa: Options = {
  isEnabled: env.offlineApp,
  offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'],
  pwaHead: [
    {tagName: 'link', rel: 'manifest', href: '/manifest.json'},
    // Once a page has a color mode, src/features/color-mode keeps the one with that mode.
    {
      tagName: 'meta',
      name: 'theme-color',
      content: '#ffffff',
      media: '(prefers-color-scheme: light)',
      'data-mode': 'light',
    },
    {
      tagName: 'meta',
      name: 'theme-color',
      content: '#181920',
      media: '(prefers-color-scheme: dark)',
      'data-mode': 'dark',
    },
    {tagName: 'meta', name: 'mobile-web-app-capable', content: 'yes'},
    {tagName: 'meta', name: 'apple-mobile-web-app-status-bar-style', content: 'default'},
    {tagName: 'link', rel: 'apple-touch-icon', href: '/img/app/apple-touch-icon.png'},
  ],
};
