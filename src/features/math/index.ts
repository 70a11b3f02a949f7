import {cpSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';

/** A static folder that this plugin fills. It has to be in `staticDirectories`. */
export const katexStaticDirectory = `${GENERATED_FILES_DIR_NAME}/katex-static`;

/**
 * Serves KaTeX's style sheet and woff2 fonts from the installed package at `/katex/`, so that the
 * repository needs no copy.
 */
export default function math({siteDir}: LoadContext): Plugin {
  const source = path.dirname(require.resolve('katex/dist/katex.min.css'));
  const target = path.join(siteDir, katexStaticDirectory, 'katex');
  const isServed = (file: string) =>
    file === source || /(?:fonts|katex\.min\.css|\.woff2)$/u.test(file);
  cpSync(source, target, {recursive: true, filter: isServed});
  return {name: 'math'};
}
