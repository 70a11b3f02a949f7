import {cpSync, mkdirSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** A static folder that this plugin fills. It has to be in `staticDirectories`. */
export const katexStaticDirectory = '.docusaurus/katex-static';

/**
 * Serves KaTeX's style sheet and woff2 fonts from the installed package at `/katex/`, so that the
 * repository needs no copy.
 */
export default function math({siteDir}: LoadContext): Plugin {
  const source = path.dirname(require.resolve('katex/dist/katex.min.css'));
  const target = path.join(siteDir, katexStaticDirectory, 'katex');
  mkdirSync(path.join(target, 'fonts'), {recursive: true});
  cpSync(path.join(source, 'katex.min.css'), path.join(target, 'katex.min.css'));
  for (const font of readdirSync(path.join(source, 'fonts'))) {
    if (font.endsWith('.woff2')) {
      cpSync(path.join(source, 'fonts', font), path.join(target, 'fonts', font));
    }
  }
  return {name: 'math'};
}
