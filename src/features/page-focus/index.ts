import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Puts the keyboard focus where a reader expects it on a new page, and offers the link that skips the navbar. */
export default function pageFocus(): Plugin {
  return {
    name: 'page-focus',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'focus-new-page.ts')],
  };
}
