import type {Options as PwaOptions} from '@docusaurus/plugin-pwa';
import {cardsFolder} from '../src/features/social-cards/site-card';

/** The app: offline once installed, in standalone display, or with `?offlineMode=true`. */
export const pwa: PwaOptions = {
  offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'],
  // Readers never see the cards of links to the site. The plugin adds the paths that the type asks for.
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
