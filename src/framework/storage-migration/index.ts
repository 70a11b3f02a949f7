import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readInlineScript} from '../security/inline-scripts';

/**
 * Migrates stored settings to the keys with the namespace of `future.experimental_storage`: color
 * mode, announcement bar and preferred docs versions.
 */
export default function storageMigration({siteStorage}: LoadContext): Plugin {
  const {namespace} = siteStorage;
  const script = path.join(__dirname, 'migrate-storage-keys.js');
  return {
    name: 'storage-migration',
    injectHtmlTags() {
      if (!namespace) {
        return {};
      }
      return {
        headTags: [
          {
            tagName: 'script',
            attributes: {'data-namespace': namespace},
            innerHTML: readInlineScript(script),
          },
        ],
      };
    },
    getPathsToWatch: () => [script],
  };
}
