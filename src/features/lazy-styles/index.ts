// Core puts the styles of all code into the one file that every page loads, because styles of pages
// have to be in the HTML, and in the same order everywhere. Neither matters for code that is only
// loaded in the browser, and never with other styles for the same elements, so its styles are kept
// beside it here. Delete this feature once core splits styles
// (https://github.com/facebook/docusaurus/issues/2006).
import type {Plugin} from '@docusaurus/types';

/** The styles of the search modal and the live playground. */
const lazyStyles = /@docsearch\/css\/dist\/style|\/search\/modal\/|theme\/Playground\//u;

/** Keeps styles that only lazy code needs out of every page. */
export default function splitLazyStyles(): Plugin {
  return {
    name: 'lazy-styles',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  styles: {
                    test: (module: {nameForCondition: () => string | null}) =>
                      !lazyStyles.test(module.nameForCondition() ?? ''),
                  },
                },
              },
            },
          },
  };
}
