import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Replaces the screen that readers see when a page crashes. */
export default function crashScreen(): Plugin {
  return {
    name: 'crash-screen',
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
