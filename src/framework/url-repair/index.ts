import path from 'node:path';
import type {BuiltPagesPlugin} from '../built-pages';
import {encodeSpaces} from './encode-spaces';

/** Makes the site work at any URL that a link may contain, and keeps its own links on the site. */
export default function addresses(): BuiltPagesPlugin {
  return {
    name: 'addresses',
    getClientModules: () => [path.join(__dirname, 'normalize-address.ts')],
    builtPages: ({siteConfig}) => ({
      readPage(page) {
        page.html = encodeSpaces(page.html, siteConfig.url);
      },
    }),
  };
}
