import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {withInlineScript} from '../../framework/security/inline-scripts';

/** Completes the theme's color mode before and after React. */
export default function colorMode(): Plugin {
  return {
    name: 'color-mode',
    ...withInlineScript(path.join(__dirname, 'complete-color-mode.js')),
  };
}
