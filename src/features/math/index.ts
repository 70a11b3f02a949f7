import {cpSync, mkdirSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';

type Node = {type: string; children?: Node[]};

const containsMath = (node: Node): boolean =>
  node.type === 'math' ||
  node.type === 'inlineMath' ||
  (node.children?.some(containsMath) ?? false);

/**
 * A remark plugin that adds `<MathStyles />` to pages with formulas, and to no others:
 * a stylesheet imported anywhere would end in the one stylesheet of every page.
 * It runs after remark-math, whose nodes it looks for.
 */
export function mathStyles(): Transformer<Root> {
  return (root) => {
    if (containsMath(root as Node)) {
      // MDXComponents knows the component by this name, so that plain Markdown can use it too.
      root.children.unshift({
        type: 'mdxJsxFlowElement',
        name: 'MathStyles',
        attributes: [],
        children: [],
      } as unknown as Root['children'][number]);
    }
  };
}

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
