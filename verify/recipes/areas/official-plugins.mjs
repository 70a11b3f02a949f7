// @ts-check
// What readers do with official plugins that don't disturb each other.
import {building} from './official-plugins/building.mjs';
import {pages} from './official-plugins/pages.mjs';
import {tracking} from './official-plugins/tracking.mjs';

export const build = 'DEPLOY_TARGET=staging npm run build';
export const recipes = [...tracking, ...pages, ...building];

export const completePages = [
  'api/plugins/plugin-ideal-image',
  'api/plugins/plugin-vercel-analytics',
];
