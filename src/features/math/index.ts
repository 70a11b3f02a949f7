import {cpSync, mkdirSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Static folder that this plugin fills; `staticDirectories` names it. */
export const katexStaticDirectory = '.docusaurus/katex-static';

/**
 * Puts KaTeX's stylesheet and its woff2 fonts at `/katex/`, in development and in builds,
 * from the installed package: nothing is copied into the repository.
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
