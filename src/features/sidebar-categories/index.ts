import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {withInlineScript} from '../../framework/security/inline-scripts';

/** Categories of sidebars, which open and close without React. */
export default function sidebarCategories(): Plugin {
  return {
    name: 'sidebar-categories',
    ...withInlineScript(path.join(__dirname, 'toggle-categories.js')),
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
