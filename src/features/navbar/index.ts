import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The types of navbar items that the theme lacks. */
export default function navbar(): Plugin {
  return {
    name: 'navbar',
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
