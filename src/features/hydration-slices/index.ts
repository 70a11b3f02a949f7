// Right after hydration, core and the theme update contexts, such as whether the page is in a browser.
// React then hydrates each boundary (see rehype.ts) at once and renders it again, because it can't know
// who reads a context. Here, these updates are transitions, which leave the browser time for the
// reader. The theme's tabs are also rendered anew, for a problem that they don't have any more.
// Delete this folder once Docusaurus splits the hydration of pages.
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The parts of the bundler's resolve data that are used here. */
type Import = {request: string; contextInfo: {issuer: string}};

/** Which import of which file is replaced by a file in this folder. */
const replacements: {request: string; issuer: RegExp; file: string}[] = [
  {
    request: 'react',
    issuer:
      /[\\/](?:client[\\/]browserContext|client[\\/]docsPreferredVersion|contexts[\\/].*|useWindowSize)\.js$/u,
    file: 'react-with-transitions.ts',
  },
  {
    request: '@docusaurus/useIsBrowser',
    issuer: /[\\/]theme-classic[\\/]lib[\\/]theme[\\/]Tabs[\\/]index\.js$/u,
    file: 'never.ts',
  },
];

/** Lets React hydrate a page in small steps. */
export default function hydrationSlices(): Plugin {
  const replace = (imported: Import) => {
    const found = replacements.find(
      ({request, issuer}) =>
        request === imported.request && issuer.test(imported.contextInfo.issuer),
    );
    if (found) {
      imported.request = path.join(__dirname, found.file);
    }
  };
  return {
    name: 'hydration-slices',
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer
        ? {}
        : {
            plugins: [
              new currentBundler.instance.NormalModuleReplacementPlugin(
                /^(?:react|@docusaurus\/useIsBrowser)$/u,
                replace,
              ),
            ],
          },
  };
}
