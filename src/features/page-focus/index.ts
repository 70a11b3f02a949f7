import path from 'node:path';
import type {BuiltPagesPlugin} from '../../framework/built-pages';

/**
 * Finds both in the minified HTML. The theme gives the ID to what also contains the sidebar. A main
 * part with an ID keeps it; its page has no sidebar.
 */
const targetAndMain = / id=(__docusaurus_skipToContent_fallback)\b([^]*?<main)\b(?![^>]* id=)/u;

/** Manages the keyboard focus after navigation, and replaces the skip link. */
export default function pageFocus(): BuiltPagesPlugin {
  return {
    name: 'page-focus',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'focus-new-page.ts')],
    builtPages: () => ({
      // Before React is there, the skip link is a plain link.
      readPage(page) {
        page.html = page.html.replace(targetAndMain, '$2 id=$1');
      },
    }),
  };
}
