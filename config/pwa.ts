import type {Options as PwaOptions} from '@docusaurus/plugin-pwa';
import {cardsFolder} from '../src/features/social-cards/site-card';

/** The offline app is active once installed, in standalone display, or with `?offlineMode=true`. */
export const pwa: PwaOptions = {
  offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'],
  // Pages don't show their social cards, so offline readers don't need them. The cast omits paths
  // that the plugin adds itself.
  injectManifestConfig: {
    globIgnores: ['**/node_modules/**/*', `${cardsFolder}/**`],
  } as PwaOptions['injectManifestConfig'],
  pwaHead: [
    {tagName: 'link', rel: 'manifest', href: '/manifest.json'},
    {tagName: 'meta', name: 'theme-color', content: '#2e8555'},
    {tagName: 'meta', name: 'mobile-web-app-capable', content: 'yes'},
    {tagName: 'meta', name: 'apple-mobile-web-app-status-bar-style', content: 'default'},
    {tagName: 'link', rel: 'apple-touch-icon', href: '/img/app/apple-touch-icon.png'},
  ],
};
