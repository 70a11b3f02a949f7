import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify, {type Options} from 'remark-stringify';
import {unified} from 'unified';
import type {Node} from './plain-nodes';

/**
 * Creates a function that writes nodes as Markdown.
 *
 * @param handlers for nodes that are to be written in another way
 */
export function markdownWriter(handlers?: Options['handlers']): (nodes: Node[]) => string {
  const writer = unified()
    .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, rule: '-', handlers})
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkMath);
  return (children) => writer.stringify({type: 'root', children} as unknown as Root);
}
