import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {withInlineScript} from '../../framework/security/inline-scripts';

/** Buttons that copy code, commands and pages, which work without React. */
export default function copying(): Plugin {
  return {
    name: 'copying',
    ...withInlineScript(path.join(__dirname, 'copy.js')),
  };
}
