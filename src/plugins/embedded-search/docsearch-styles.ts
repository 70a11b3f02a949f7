import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Static folder that this plugin fills; `staticDirectories` names it. */
export const docSearchStaticDirectory = '.docusaurus/docsearch-static';

/**
 * Puts DocSearch's style sheet at `/docsearch/modal.css`, from the installed package: imported by a
 * component it would be in the one style sheet of all pages, although few readers open the search.
 */
export function writeDocSearchStyles(siteDir: string): void {
  const target = path.join(siteDir, docSearchStaticDirectory, 'docsearch');
  const read = (name: string) => readFileSync(require.resolve(`@docsearch/css/dist/${name}.css`));
  mkdirSync(target, {recursive: true});
  writeFileSync(path.join(target, 'modal.css'), Buffer.concat([read('_variables'), read('modal')]));
}
