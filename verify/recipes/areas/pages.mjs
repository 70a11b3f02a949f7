// @ts-check
// What readers do with pages and their addresses, which end in slashes here, and with what search
// engines see of them.
import {creating} from './pages/creating.mjs';
import {head} from './pages/head.mjs';
import {redirects} from './pages/redirects.mjs';
import {seo} from './pages/seo.mjs';
import {sitemap} from './pages/sitemap.mjs';
import {form} from './search/own-bars.mjs';

export const completePages = [
  'api/plugins/plugin-client-redirects',
  'api/plugins/plugin-sitemap',
  'guides/creating-pages',
  'guides/markdown-features/head-metadata',
  'seo',
  'static-assets',
];

export const recipes = [...creating, ...head, ...redirects, ...seo, ...sitemap, form];
