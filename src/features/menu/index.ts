import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {withInlineScript} from '../../framework/security/inline-scripts';

/** The menu of phones, which opens without React. */
export default function menu(): Plugin {
  return {
    name: 'menu',
    ...withInlineScript(path.join(__dirname, 'open-menu.js')),
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'styles.css')],
  };
}
