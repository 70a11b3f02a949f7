import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withInlineScript} from '../security/inline-scripts';

/**
 * Migrates stored settings to the keys with the namespace of `future.experimental_storage`: color
 * mode, announcement bar and preferred docs versions.
 */
export default function storageMigration({siteStorage: {namespace}}: LoadContext): Plugin {
  const script = path.join(__dirname, 'migrate-storage-keys.js');
  return {
    name: 'storage-migration',
    ...(namespace && withInlineScript(script, {'data-namespace': namespace})),
  };
}
