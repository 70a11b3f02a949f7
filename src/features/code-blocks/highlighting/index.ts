// The theme highlights code in the browser: Prism and its languages are 33 KB of every page, and
// React hydrates an element for each token. Here the rehype plugin (../rehype.ts) highlights the code of
// Markdown files at build time, and theme/CodeBlock inserts it as HTML. Other code is highlighted on
// the server, and in a lazy part of the client when it changes or its page is opened from another.
//
// Colors are those of classes (../styles.css), so `prism.theme` has no effect, nor has swizzling
// CodeBlock/Line or CodeBlock/Line/Token. The other parts of CodeBlock are the theme's.
//
// Delete this feature once Docusaurus highlights code at build time.
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const themeModule = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');
const serverModule = path.join(__dirname, 'prism-on-server.ts');

/** It has to follow theme-live-codeblock in `themes`, because it replaces its `CodeBlock`. */
export default function highlighting(): Plugin {
  return {
    name: 'highlighting',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: isServer ? {} : {[themeModule]: false, [serverModule]: false}},
    }),
  };
}
