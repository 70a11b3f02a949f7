import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Makes the site work at any URL that a link may contain, and keeps its own links on the site. */
export default function addresses(): Plugin {
  return {
    name: 'addresses',
    getClientModules: () => [path.join(__dirname, 'normalize-address.ts')],
  };
}
