import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps what is current in view in the sidebar and the table of contents. */
export default function listScroll(): Plugin {
  return {
    name: 'list-scroll',
    getClientModules: () => [path.join(__dirname, 'follow-reader.ts')],
  };
}
