import type {Root} from 'mdast';
import type {Transformer} from 'unified';

/** The modules of its components, which Markdown files use without an import. */
export const components = {MathStyles: '@site/src/features/math/MathStyles'};

type Node = {type: string; children?: Node[]};

const containsMath = (node: Node): boolean =>
  node.type === 'math' ||
  node.type === 'inlineMath' ||
  (node.children?.some(containsMath) ?? false);

/**
 * A remark plugin that adds `<MathStyles />` to pages with formulas only. An imported style sheet
 * would end up in the style sheet that every page loads. It has to run after remark-math, because
 * it looks for its nodes.
 */
export default function mathStyles(): Transformer<Root> {
  return (root) => {
    if (containsMath(root as Node)) {
      root.children.unshift({
        type: 'mdxJsxFlowElement',
        name: 'MathStyles',
        attributes: [],
        children: [],
      } as unknown as Root['children'][number]);
    }
  };
}
