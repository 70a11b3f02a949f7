import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {withInlineScript} from '../../framework/security/inline-scripts';

/** What follows the scrolling without React: the navbar and the "Back to top" button. */
export default function scrolling(): Plugin {
  return {
    name: 'scrolling',
    ...withInlineScript(path.join(__dirname, 'follow-scrolling.js')),
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [
      path.join(__dirname, 'styles.css'),
      path.join(__dirname, 'report-routes.ts'),
    ],
  };
}
