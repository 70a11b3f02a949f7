import type {Options as PwaOptions} from '@docusaurus/plugin-pwa';
import {picturesFolder} from '../src/features/screenshots/pictures';
import {cardsFolder} from '../src/features/social-cards/site-card';

/** The offline app is active once installed, in standalone display, or with `?offlineMode=true`. */
export const pwa: PwaOptions = {
  offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'],
  // Pages don't show their social cards, so offline readers don't need them. The pictures of the
  // docs would be megabytes, and have alternative text. The cast omits paths that the plugin adds
  // itself.
  injectManifestConfig: {
    globIgnores: ['**/node_modules/**/*', `${cardsFolder}/**`, `${picturesFolder}/**`],
  } as PwaOptions['injectManifestConfig'],
  pwaHead: [
    {tagName: 'link', rel: 'manifest', href: '/manifest.json'},
    {tagName: 'meta', name: 'theme-color', content: '#2e8555'},
    {tagName: 'meta', name: 'mobile-web-app-capable', content: 'yes'},
    {tagName: 'meta', name: 'apple-mobile-web-app-status-bar-style', content: 'default'},
    {tagName: 'link', rel: 'apple-touch-icon', href: '/img/app/apple-touch-icon.png'},
  ],
};
