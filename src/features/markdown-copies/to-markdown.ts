import type {Node} from '../../content/markdown/plain-nodes';
import {markdownWriter} from '../../content/markdown/write-markdown';

const write = markdownWriter();

type Options = {
  title: string;
  /** What the page belongs to, such as a version, and its address. */
  origin: {description: string; url: string};
  /** Resolves a link for readers who only have the Markdown file. */
  resolveLink: (url: string) => string;
};

const isTitle = (node: Node) => node.type === 'heading' && node.depth === 1;

const resolveLinks = (nodes: Node[], resolveLink: Options['resolveLink']): Node[] =>
  nodes.map((node) => ({
    ...node,
    ...(node.url !== undefined && {url: resolveLink(node.url)}),
    ...(node.children && {children: resolveLinks(node.children, resolveLink)}),
  }));

/**
 * Converts a page into Markdown that is readable without the site.
 *
 * @param nodes of the page, as returned by `readNodes`
 * @param options
 * @returns the page's full text below its title and origin, without components
 */
export function toMarkdown(nodes: Node[], {title, origin, resolveLink}: Options): string {
  const content = resolveLinks(nodes, resolveLink);
  const heading = content.find(isTitle) ?? {
    type: 'heading',
    depth: 1,
    children: [{type: 'text', value: title}],
  };
  const {description, url} = origin;
  const originLine = {
    type: 'paragraph',
    children: [
      {type: 'text', value: `${description}: `},
      {type: 'link', url, children: [{type: 'text', value: url}]},
    ],
  };
  return write([heading, originLine, ...content.filter((node) => node !== heading)]);
}
