import path from 'node:path';
import {normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * The search bar and `/search/` while search is embedded. With hosted search configured the theme
 * of Algolia brings its own, and this plugin stands back.
 */
export default function embeddedSearch({siteConfig, baseUrl}: LoadContext): Plugin | null {
  if (siteConfig.themeConfig.algolia) {
    return null;
  }
  return {
    name: 'embedded-search',
    getThemePath: () => path.join(__dirname, 'theme'),
    contentLoaded({actions}) {
      actions.addRoute({
        path: normalizeUrl([baseUrl, 'search/']),
        component: '@theme/SearchPage',
        exact: true,
      });
    },
  };
}
