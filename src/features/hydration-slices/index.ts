// Right after hydration, core and the theme update contexts, such as whether the page is in a browser.
// React then hydrates each boundary (see rehype.ts) at once and renders it again, because it can't know
// who reads a context. Here, these updates are transitions, which leave the browser time for the
// reader. The theme's tabs are also rendered anew, for a problem that they don't have any more.
// Delete this folder once Docusaurus splits the hydration of pages.
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replaceImports, type Replacement} from '../replace-imports';

const replacements: Replacement[] = [
  {
    request: 'react',
    issuer:
      /[\\/](?:client[\\/]browserContext|client[\\/]docsPreferredVersion|contexts[\\/].*|useWindowSize)\.js$/u,
    by: path.join(__dirname, 'react-with-transitions.ts'),
  },
  {
    request: '@docusaurus/useIsBrowser',
    issuer: /[\\/]theme-classic[\\/]lib[\\/]theme[\\/]Tabs[\\/]index\.js$/u,
    by: path.join(__dirname, 'never.ts'),
  },
];

/** Lets React hydrate a page in small steps. */
export default function hydrationSlices(): Plugin {
  return {
    name: 'hydration-slices',
    configureWebpack: (_config, isServer, utils) =>
      isServer ? {} : {plugins: [replaceImports(utils, replacements)]},
  };
}
