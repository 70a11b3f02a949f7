// React hydrates what isn't in a boundary in one go after the first update of a page, which on a long
// page keeps a phone busy for a second. So the Markdown is in boundaries, which React hydrates one by
// one, with pauses, or at once if the reader uses it. Few and large ones, because a waiting update
// starts again after each. Suspense would do the same, but the server renderer moves large boundaries
// into inline scripts.
import type {Root} from 'hast';
import type {Transformer} from 'unified';

/** A component in MDX. */
type Slice = {type: 'mdxJsxFlowElement'; name: string; attributes: []; children: Node[]};

type Node = Root['children'][number] | Slice;

/** About the number of elements in a boundary. */
const sliceSize = 500;

const countElements = (node: Node): number =>
  ('children' in node ? (node.children as Node[]) : []).reduce(
    (sum, child) => sum + countElements(child),
    node.type === 'text' ? 0 : 1,
  );

/** A rehype plugin that wraps neighboring elements in a `Slice`, which is an `Activity` of React. */
export default function slices(): Transformer<Root> {
  return (root) => {
    const isModule = (node: Node) => node.type === 'mdxjsEsm';
    const children: Node[] = root.children.filter(isModule);
    let slice: Slice | undefined;
    let size = 0;
    const content = root.children.filter((child) => !isModule(child));
    const isBlank = (node: Node) => node.type === 'text' && !node.value.trim();
    // MDX leaves out the space around the content, too.
    while (content[0] && isBlank(content[0])) {
      content.shift();
    }
    while (content.at(-1) && isBlank(content.at(-1)!)) {
      content.pop();
    }
    for (const node of content) {
      if (!slice || size >= sliceSize) {
        slice = {type: 'mdxJsxFlowElement', name: 'Slice', attributes: [], children: []};
        size = 0;
        children.push(slice);
      }
      slice.children.push(node);
      size += countElements(node);
    }
    root.children = children as Root['children'];
  };
}
