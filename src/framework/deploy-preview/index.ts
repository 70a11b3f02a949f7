import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Logs every route change to the console; only deploy previews load it. */
export default function deployPreview(): Plugin {
  return {
    name: 'deploy-preview',
    getClientModules: () => [path.join(__dirname, 'log-route-changes.ts')],
  };
}
