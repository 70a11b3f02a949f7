import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {parsePage} from '../../markdown/parse-page.mjs';
import {plainNodes, type Node} from '../../markdown/plain-nodes';

const writer = unified()
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, rule: '-'})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkMath);

type Options = {
  title: string;
  format: 'md' | 'mdx';
  /** Resolves a link for readers who only have the Markdown file. */
  resolveLink: (url: string) => string;
};

const isTitle = (node: Node) => node.type === 'heading' && node.depth === 1;

/**
 * Converts the source of a page into Markdown that is readable without the site.
 *
 * @param source with or without front matter
 * @param options
 * @returns the page's full text below its title, without components
 * @throws a VFileMessage with the position when the source isn't valid MDX
 */
export function toMarkdown(source: string, {title, format, resolveLink}: Options): string {
  const {children} = parsePage(source, format) as unknown as {children: Node[]};
  const cleaned = plainNodes(children, {resolveLink});
  const heading = {type: 'heading', depth: 1, children: [{type: 'text', value: title}]};
  const root = {type: 'root', children: cleaned.some(isTitle) ? cleaned : [heading, ...cleaned]};
  return writer.stringify(root as unknown as Root);
}
