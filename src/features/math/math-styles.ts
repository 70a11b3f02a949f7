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
export default function mathStyles(): Transformer<Root> {
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
