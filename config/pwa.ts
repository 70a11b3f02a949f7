import type {Options} from '../src/features/offline-app';
import {env} from './env';

/** The offline app is active once installed, in standalone display, or with `?offlineMode=true`. */
export const pwa: Options = {
  isEnabled: env.offlineApp,
  offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'],
  pwaHead: [{tagName: 'link', rel: 'manifest', href: '/manifest.json'}],
};
