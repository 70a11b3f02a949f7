import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Adds a link to report a problem to docs, community pages and posts. */
export default function pageFeedback(): Plugin {
  return {
    name: 'page-feedback',
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
