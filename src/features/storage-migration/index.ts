import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readInlineScript} from '../security/inline-scripts';

/**
 * Takes settings that were stored without the namespace of `future.experimental_storage` over to
 * the keys that have it: color mode, announcement bar, preferred docs versions.
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
