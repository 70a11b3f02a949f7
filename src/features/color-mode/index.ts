import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withInlineScript} from '../../framework/security/inline-scripts';

/** The button for the color mode, which works without React. */
export default function colorMode({siteStorage: {namespace}}: LoadContext): Plugin {
  const script = path.join(__dirname, 'switch-color-mode.js');
  return {
    name: 'color-mode',
    ...withInlineScript(script, {'data-key': `theme${namespace}`}),
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
