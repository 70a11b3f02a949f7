import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Asks readers of docs, community pages and posts whether the page was helpful. */
export default function pageFeedback(): Plugin {
  return {
    name: 'page-feedback',
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
