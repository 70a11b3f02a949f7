import path from 'node:path';
import type {BuiltPagesPlugin} from '../built-pages';
import {readInlineScript} from '../security/inline-scripts';
import {encodeSpaces} from './encode-spaces';

const script = path.join(__dirname, 'set-data-attributes.js');

/** Makes the site work at any URL that a link may contain, and keeps its own links on the site. */
export default function addresses(): BuiltPagesPlugin {
  return {
    name: 'addresses',
    getClientModules: () => [path.join(__dirname, 'normalize-address.ts')],
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: readInlineScript(script)}],
    }),
    getPathsToWatch: () => [script],
    builtPages: ({siteConfig}) => ({
      readPage(page) {
        page.html = encodeSpaces(page.html, siteConfig.url);
      },
    }),
  };
}
