import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {withInlineScript} from '../../framework/security/inline-scripts';

/** Categories of sidebars and the contents of pages on phones, which open and close without React. */
export default function collapsibles(): Plugin {
  return {
    name: 'collapsibles',
    ...withInlineScript(path.join(__dirname, 'slide-details.js')),
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
