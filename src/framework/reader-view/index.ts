import type {Plugin} from '@docusaurus/types';
import {replaceImports} from '../seams';

/** Keeps headings in the reader views of browsers (see the seam `readerView`). */
export default function readerView(): Plugin {
  return {
    name: 'reader-view',
    configureWebpack: (_config, _isServer, utils) => ({
      plugins: [replaceImports(utils, 'readerView')],
    }),
  };
}
