// @ts-check
// What readers do with plugins, themes, and presets of their own, in English and French.
import {gtag} from './own-plugins/gtag.mjs';
import {guide} from './own-plugins/guide.mjs';
import {lifecycle} from './own-plugins/lifecycle.mjs';
import {methods} from './own-plugins/methods.mjs';
import {using} from './own-plugins/using.mjs';

/** What plugins print is a result, too. */
export const build = 'npm run build 2>&1 | tee build.log';
export const recipes = [...guide, ...using, ...gtag, ...methods, ...lifecycle];

export const completePages = [
  'advanced/plugins',
  'using-plugins',
  'api/plugin-methods/README',
  'api/plugin-methods/lifecycle-apis',
  'api/plugin-methods/i18n-lifecycles',
  'api/plugins/plugin-google-gtag',
];
