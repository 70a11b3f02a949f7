import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Manages the keyboard focus after navigation, and replaces the skip link. */
export default function pageFocus(): Plugin {
  return {
    name: 'page-focus',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'focus-new-page.ts')],
  };
}
