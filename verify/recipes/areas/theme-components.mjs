// @ts-check
// What readers do with the theme's hooks, components, navbar, sidebar, and translations.
import {ownIndex} from './search/own-bars.mjs';
import {hooks} from './theme-components/hooks.mjs';
import {navbar} from './theme-components/navbar.mjs';
import {sidebar} from './theme-components/sidebar.mjs';
import {translations} from './theme-components/translations.mjs';

export const completePages = [
  'api/themes/theme-configuration',
  'guides/docs/sidebar/index',
  'guides/docs/sidebar/items',
  'guides/markdown-features/code-blocks',
];

// The last recipes extract the labels of the others, and translate them.
export const recipes = [...hooks, ...navbar, ...sidebar, ownIndex, ...translations];
