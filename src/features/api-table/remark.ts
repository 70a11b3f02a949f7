import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import type {Node} from '../../content/markdown/plain-nodes';

/** The modules of its components, which Markdown files use without an import. */
export const components = {
  APITable: '@site/src/features/api-table/APITable',
  FindOption: '@site/src/features/api-table/FindOption',
};

/** On pages with more options, readers can filter them. */
const manyOptions = 20;

const countOptions = ({type, name, children = []}: Node, isOption = false): number =>
  type === 'table'
    ? Number(isOption) * (children.length - 1)
    : children.reduce((sum, child) => sum + countOptions(child, name === 'APITable'), 0);

/**
 * A remark plugin that adds `<FindOption />` to pages with many options, at the end of the
 * introduction.
 */
export default function findOption(): Transformer<Root> {
  return (root) => {
    const {children} = root as unknown as {children: Node[]};
    if (countOptions(root as unknown as Node) > manyOptions) {
      const start = children.findIndex(
        ({type, name, depth}) => name === 'APITable' || (type === 'heading' && depth !== 1),
      );
      children.splice(start, 0, {
        type: 'mdxJsxFlowElement',
        name: 'FindOption',
        attributes: [],
        children: [],
      });
    }
  };
}
