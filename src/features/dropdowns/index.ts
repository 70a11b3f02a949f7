import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {withInlineScript} from '../../framework/security/inline-scripts';

/** Dropdowns of the navbar and of pages, which open and close without React. */
export default function dropdowns(): Plugin {
  return {
    name: 'dropdowns',
    ...withInlineScript(path.join(__dirname, 'toggle-dropdowns.js')),
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'styles.css')],
  };
}
