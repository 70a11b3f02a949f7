import path from 'node:path';
import type {BuiltPagesPlugin} from '../built-pages';
import {withInlineScript} from '../security/inline-scripts';
import {encodeSpaces} from './encode-spaces';

/** Makes the site work at any URL that a link may contain, and keeps its own links on the site. */
export default function addresses(): BuiltPagesPlugin {
  return {
    name: 'addresses',
    ...withInlineScript(path.join(__dirname, 'set-data-attributes.js')),
    getClientModules: () => [path.join(__dirname, 'normalize-address.ts')],
    builtPages: ({siteConfig}) => ({
      readPage(page) {
        page.html = encodeSpaces(page.html, siteConfig.url);
      },
    }),
  };
}
