import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Dropdowns, the mobile sidebar and the custom item types of the navbar. */
export default function navbar(): Plugin {
  return {
    name: 'navbar',
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
