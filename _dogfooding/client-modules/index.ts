import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Adds the example of a client module. It is in every page, as client modules are. */
export default function clientModuleExamples(): Plugin {
  return {
    name: 'test-area-client-modules',
    getClientModules: () => [path.join(__dirname, 'record-routes.ts')],
  };
}
