import {readFileSync} from 'node:fs';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';

/** Relative to the site, where builds run. The plugin of features/doc-meta writes it. */
export const copiesFile = `${GENERATED_FILES_DIR_NAME}/version-changes/default/copies.json`;

/**
 * The URLs of docs pages that are identical in the latest version. They exist from
 * `allContentLoaded` on, when all plugins have run theirs.
 */
export const readCopies = (): Set<string> =>
  new Set(JSON.parse(readFileSync(copiesFile, 'utf8')) as string[]);
