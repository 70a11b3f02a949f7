import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {readInlineScript} from '../security/inline-scripts';

const script = path.join(__dirname, 'set-data-attributes.js');

/** Makes the site work at any URL that a link may contain, and keeps its own links on the site. */
export default function addresses(): Plugin {
  return {
    name: 'addresses',
    getClientModules: () => [path.join(__dirname, 'normalize-address.ts')],
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: readInlineScript(script)}],
    }),
    getPathsToWatch: () => [script],
  };
}
